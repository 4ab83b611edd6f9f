import { media, vars } from '@plaitful/design-system/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

export const fields = style({ display: 'grid', gap: space[4] });

export const field = style({ borderTop: `1px solid ${color.border.subtle}`, paddingTop: space[3] });

export const name = style({ fontWeight: vars.weight.bold, color: color.text.heading });

export const versions = style({
  display: 'grid',
  gap: space[3],
  marginTop: space[2],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

const anyVersion = style({
  minWidth: 0,
  padding: space[3],
  border: `1px solid ${color.border.subtle}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const version = styleVariants({
  newest: [anyVersion, { background: color.background.subtle }],
  yours: [anyVersion],
});

export const versionLabel = style({
  display: 'block',
  marginBottom: space[1],
  fontSize: vars.text.caption,
  color: color.text.muted,
});

export const buttons = style({
  display: 'grid',
  gap: space[3],
  width: '100%',
  '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
});
