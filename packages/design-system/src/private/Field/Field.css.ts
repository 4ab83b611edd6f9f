import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/vars.css.ts';

const { field, action } = vars.color;

export const wrap = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style({
  fontWeight: vars.weight.bold,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.close,
  marginBottom: '6px',
  overflowWrap: 'anywhere',
});

export const control = recipe({
  base: {
    width: '100%',
    minWidth: 0,
    minHeight: vars.size.control,
    padding: `${vars.space[2]} 14px`,
    font: 'inherit',
    color: vars.color.text.body,
    background: field.background,
    border: `2px solid ${field.border.rest}`,
    borderRadius: vars.radius.control,
    appearance: 'none',
    transition: `border-color ${vars.motion.feedback} ease-out`,
    selectors: {
      '&:hover': { borderColor: field.border.hover },
      '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
      '&::-webkit-calendar-picker-indicator': { cursor: 'pointer', padding: vars.space[1] },
      '&::-webkit-search-cancel-button': { display: 'none' },
      '&:focus-visible': { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
      // The browser's background for autofilled fields would be white or yellow in the dark theme.
      '&:autofill': {
        boxShadow: `inset 0 0 0 ${vars.size.controlLarge} ${field.background}`,
        WebkitTextFillColor: vars.color.text.body,
        caretColor: vars.color.text.body,
        filter: 'none',
      },
      '&[readonly]': {
        background: field.readonly.background,
        // Visible in forced colours, where backgrounds are not.
        borderStyle: 'dotted',
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
    hasPrefix: { short: { paddingInlineStart: '32px' }, true: { paddingInlineStart: '46px' } },
    hasButton: { true: { paddingInlineEnd: '52px' } },
    isTall: {
      true: {
        maxHeight: '60vh',
        resize: 'vertical',
        lineHeight: vars.leading.close,
        // Grows with its text, where supported.
        fieldSizing: 'content',
      },
    },
    isLocked: {
      true: {
        selectors: {
          // After `[readonly]`, which a disabled field has too.
          '&, &:hover, &[readonly]': {
            borderStyle: 'dashed',
            borderColor: action.disabled.border,
            background: field.readonly.background,
            color: field.readonly.foreground,
            cursor: 'not-allowed',
          },
        },
      },
    },
  },
});

/** Around a control: its prefix and suffix overlap the ends of the control. */
export const box = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const slot = { position: 'absolute', insetBlock: 0, display: 'flex', alignItems: 'center' } as const;

export const prefix = style({
  ...slot,
  insetInlineStart: vars.space[4],
  fontWeight: vars.weight.bold,
  color: vars.color.text.muted,
  pointerEvents: 'none',
});

export const suffix = style({
  ...slot,
  insetInlineEnd: vars.space[4],
  fontWeight: vars.weight.bold,
  color: vars.color.text.muted,
  pointerEvents: 'none',
});

/** Aligned with the first line of text. */
export const tallSuffix = style([suffix, { bottom: 'auto', top: vars.space[4] }]);

export const buttonSlot = style({ ...slot, insetInlineEnd: vars.space[1] });

/** The messages, and content beside them at the end of the line. */
export const messagesRow = style({ display: 'flex', gap: vars.space[3], justifyContent: 'space-between' });
export const messages = style({ minWidth: 0, overflowWrap: 'anywhere' });

const message = { fontSize: vars.text.sm, lineHeight: vars.leading.close } as const;

export const hint = style({ ...message, marginTop: vars.space[1], color: vars.color.text.muted });

export const disabledReason = style({
  ...message,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  marginTop: vars.space[1],
  color: vars.color.text.muted,
});

export const error = style({
  ...message,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'flex-start',
  marginTop: vars.space[1],
  fontWeight: vars.weight.bold,
  color: vars.color.text.error,
});
