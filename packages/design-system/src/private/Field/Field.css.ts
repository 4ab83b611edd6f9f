import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { field } = vars.color;

export const wrap = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style({
  fontWeight: vars.weight.bold,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.close,
  marginBottom: vars.space[1],
});

export const control = recipe({
  base: {
    width: '100%',
    minWidth: 0,
    minHeight: vars.size.control,
    padding: `${vars.space[2]} 14px`,
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.body,
    background: field.background,
    border: `2px solid ${field.border.rest}`,
    borderRadius: vars.radius.control,
    appearance: 'none',
    transition: `border-color ${vars.motion.feedback} ease-out`,
    selectors: {
      '&:hover': { borderColor: field.border.hover },
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
      '&::-webkit-calendar-picker-indicator': { cursor: 'pointer', padding: vars.space[1] },
      '&:focus-visible': { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
      '&:read-only': {
        background: field.readonly.background,
        borderColor: 'transparent',
        color: field.readonly.foreground,
      },
    },
  },
  variants: {
    isInvalid: {
      true: {
        borderColor: field.border.error,
        selectors: { '&:hover': { borderColor: field.border.error } },
      },
    },
    hasPrefix: { true: { paddingLeft: '46px' } },
    hasButton: { true: { paddingRight: '52px' } },
    isTall: { true: { minHeight: '112px', resize: 'vertical', lineHeight: vars.leading.close } },
  },
});

export const box = style({ position: 'relative', display: 'flex' });

export const prefix = style({
  position: 'absolute',
  left: vars.space[4],
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  fontWeight: vars.weight.bold,
  pointerEvents: 'none',
});

export const buttonSlot = style({
  position: 'absolute',
  right: vars.space[1],
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
});

export const hint = style({
  marginTop: '2px',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.close,
  color: vars.color.text.muted,
});

export const error = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'flex-start',
  marginTop: vars.space[1],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.close,
  color: vars.color.text.error,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
