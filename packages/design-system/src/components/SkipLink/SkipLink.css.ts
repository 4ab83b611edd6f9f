import { style } from '@vanilla-extract/css';
import { focusRingOn } from '../../tokens/focusRingOn.ts';
import { vars } from '../../tokens/vars.css.ts';

export const skipLink = style({
  ...focusRingOn.page,
  position: 'absolute',
  insetInlineStart: vars.space[4],
  top: vars.space[4],
  zIndex: vars.layer.toast,
  display: 'inline-flex',
  alignItems: 'center',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.sheet,
  fontWeight: vars.weight.bold,
  selectors: {
    '&:focus': {
      width: 'auto',
      height: 'auto',
      minHeight: vars.size.control,
      paddingInline: vars.space[6],
      clipPath: 'none',
    },
  },
});
