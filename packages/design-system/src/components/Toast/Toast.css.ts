import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css.ts';

/** Below the top bar, whose menu stays usable. */
export const plain = style({
  position: 'fixed',
  insetInlineEnd: vars.space[4],
  top: '104px',
  zIndex: vars.layer.toast,
  maxWidth: 'min(500px, calc(100vw - 40px))',
  pointerEvents: 'none',
});

export const plainToast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingInline: `${vars.space[4]} ${vars.space[1]}`,
  pointerEvents: 'auto',
  marginBlockEnd: vars.space[2],
  border: `2px solid ${vars.color.status.neutral.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  color: vars.color.text.body,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
});
