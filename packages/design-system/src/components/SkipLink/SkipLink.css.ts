import { style } from '@vanilla-extract/css';
import { ringOn } from '../../tokens/ringOn.ts';
import { vars } from '../../tokens/vars.css.ts';

export const skipLink = style({
  ...ringOn.page,
  position: 'absolute',
  insetInlineStart: vars.space[4],
  top: vars.space[4],
  zIndex: vars.layer.toast,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space[6],
  // In forced colours the browser draws it.
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.sheet,
  fontWeight: vars.weight.bold,
  selectors: {
    '&:not(:focus)': {
      width: '1px',
      height: '1px',
      minHeight: 0,
      padding: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
