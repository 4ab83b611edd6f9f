import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../tokens/vars.css.ts';

/** Styles of Storybook's docs pages; stories in them keep their own (`.sb-story`, `.sb-unstyled`). */
const written = (elements: string) => `.sbdocs-content :is(${elements}):not(.sb-unstyled *, .sb-story *)`;

globalStyle('.sbdocs.sbdocs-wrapper', {
  background: vars.color.background.page,
  color: vars.color.text.body,
  padding: `${vars.space[12]} ${vars.space.gutter}`,
});
globalStyle('.sbdocs .sbdocs-content', { maxWidth: '1080px' });
globalStyle(written('h1, h2, h3, h4'), {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.heading,
  border: 'none',
  letterSpacing: '-0.012em',
});
globalStyle(written('h1'), { fontSize: vars.text['3xl'], lineHeight: vars.leading.tight });
globalStyle(written('h2'), { fontSize: vars.text.xl, marginTop: vars.space[12] });
globalStyle(written('h3'), { fontSize: vars.text.lg, marginTop: vars.space[8] });
globalStyle(written('p, li'), {
  fontSize: vars.text.md,
  lineHeight: vars.leading.body,
  color: vars.color.text.body,
  maxWidth: vars.measure,
});
globalStyle(written('ul'), { listStyle: 'disc' });
globalStyle(written('ol'), { listStyle: 'decimal' });
globalStyle(written('a'), {
  color: vars.color.text.link,
  textDecoration: 'underline',
  fontWeight: vars.weight.semibold,
});
globalStyle(written('th, td'), {
  fontSize: vars.text.sm,
  lineHeight: vars.leading.close,
  textAlign: 'start',
});
globalStyle(written('table:not(.docblock-argstable)'), {
  background: vars.color.surface.raised,
  // A table that is wider than a phone scrolls by itself.
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  overflowX: 'auto',
});
// That of the props fills the page where there is room.
globalStyle('.sbdocs .docblock-argstable', {
  '@media': { '(max-width: 900px)': { display: 'block', overflowX: 'auto' } },
});
globalStyle(written('table:not(.docblock-argstable) :is(th, td, tr)'), {
  background: 'transparent',
  borderColor: vars.color.border.subtle,
});
globalStyle(written('code'), { background: vars.color.background.subtle, color: vars.color.text.body });
// Storybook's own would tear the comma after it from it, and leave a phone's page.
globalStyle(written(':not(pre) > code'), {
  display: 'inline',
  margin: 0,
  padding: '0.1em 0.3em',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
});
// The contents of a page without sections.
globalStyle('.sbdocs-wrapper nav:not(:has(li))', { display: 'none' });
globalStyle('.sbdocs .sbdocs-preview', { background: vars.color.background.page });
globalStyle('.sbdocs-content > .sb-unstyled:not(.sbdocs-preview)', { marginTop: vars.space[6] });
