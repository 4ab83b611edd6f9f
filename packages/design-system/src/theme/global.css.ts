import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { media } from '../tokens/breakpoints.ts';
import { vars } from '../tokens/vars.css.ts';

/** A layer, so that every component's own style wins whatever the order of the style sheets. */
const reset = globalLayer('plaitful-reset');

type Rule = Parameters<typeof globalStyle>[1];

function rule(selector: string, style: NonNullable<Rule['@layer']>[string]): void {
  globalStyle(selector, { '@layer': { [reset]: style } });
}

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  // An open dialog prevents the page from scrolling, which must not shift its content.
  scrollbarGutter: 'stable',
});
rule('html:has(dialog:modal)', {
  overflow: 'hidden',
  // The scrollbar gutter is outside the backdrop, and can only have a colour: the page's, as dimmed as by the scrim.
  backgroundColor: `color-mix(in srgb, rgb(from ${vars.color.scrim} r g b / 1) 56%, ${vars.color.background.page})`,
});
rule('body, [data-theme]', { background: vars.color.background.page, color: vars.color.text.body });
rule('body', {
  margin: 0,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.body,
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
  overflowX: 'clip',
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});
rule('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset', { margin: 0, padding: 0 });
rule('h1, h2, h3, h4', {
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.heading,
  lineHeight: vars.leading.snug,
});
rule('ul, ol', { listStyle: 'none' });
rule('fieldset', { border: 0, minWidth: 0 });
rule('legend', { padding: 0 });
rule('img, svg, picture', { display: 'block', maxWidth: '100%' });
rule('img', { height: 'auto' });
rule('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
rule('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
rule('a', {
  color: vars.color.text.link,
  textUnderlineOffset: '0.22em',
  textDecorationThickness: '1.5px',
});
rule(':focus-visible', {
  outline: `3px solid ${vars.color.focus.ring}`,
  outlineOffset: '3px',
  borderRadius: vars.radius.control,
});
rule('[tabindex="-1"]:focus', { outline: 'none' });

/** With reduced motion, animations and transitions only fade, and are short. */
const calm = { animationDuration: '80ms !important', animationIterationCount: '1 !important' };
// Not a duration for every element: each would then fade to inherited values.
const { feedback, enter, leave } = vars.motion;
const calmTransitions = { vars: { [feedback]: '80ms', [enter]: '80ms', [leave]: '80ms' } };

globalStyle(':where(:root)', { '@media': { [media.reducedMotion]: calmTransitions } });
globalStyle('*, *::before, *::after', { '@media': { [media.reducedMotion]: calm } });
// The same by attribute, for a page with its own setting.
globalStyle(':where([data-motion="reduced"])', calmTransitions);
globalStyle(['', '::before', '::after'].map((part) => `[data-motion="reduced"] *${part}`).join(', '), calm);
