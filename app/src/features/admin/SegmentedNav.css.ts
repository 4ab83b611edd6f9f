import { vars } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const segment = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: vars.size.target,
  paddingInline: space[4],
  border: `2px solid ${color.border.control}`,
  borderRadius: vars.radius.control,
  background: color.surface.raised,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  color: color.action.secondary.foreground,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: color.action.secondary.background.hover },
    '&[aria-current]': {
      borderColor: color.action.primary.background.rest,
      background: color.action.primary.background.rest,
      color: color.action.primary.foreground,
    },
  },
  '@media': {
    // Forced colours remove the background: the selected one keeps a thick border.
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '4px solid Highlight' } } },
  },
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.control,
  color: color.text.link,
  selectors: { '&:hover': { background: color.action.secondary.background.hover } },
});
