import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';
import { vars } from '../../tokens/vars.css.ts';

const { field, action } = vars.color;

export const input = style(visuallyHidden);

export const zone = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    // As high as a text area beside it.
    minHeight: '104px',
    padding: vars.space[4],
    border: `2px dashed ${field.border.rest}`,
    borderRadius: vars.radius.card,
    background: vars.color.background.subtle,
    color: vars.color.text.link,
    selectors: {
      '&:hover': { borderColor: field.border.hover },
      '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
      // The button inside has its own focus ring.
      '&:has(button:focus-visible)': { outline: 'none' },
    },
  },
  variants: {
    isInvalid: { true: { selectors: { '&, &:hover': { borderColor: field.border.error } } } },
    isOver: {
      true: {
        background: action.secondary.background.hover,
        selectors: { '&, &:hover': { borderStyle: 'solid', borderColor: vars.color.focus.ring } },
      },
    },
    isLocked: {
      true: {
        background: field.readonly.background,
        color: vars.color.text.muted,
        selectors: { '&, &:hover': { borderColor: action.disabled.border } },
      },
    },
  },
});

export const picture = style({
  flex: 'none',
  width: '80px',
  height: '80px',
  borderRadius: vars.radius.control,
  objectFit: 'cover',
  // A portrait keeps the top of the head.
  objectPosition: 'top',
  background: vars.color.surface.picture.purple,
});

export const text = style({
  flex: '1 1 160px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.close,
  color: vars.color.text.body,
});

/** Opens the file dialog; its target covers the whole zone. */
export const prompt = recipe({
  base: {
    display: 'block',
    fontWeight: vars.weight.bold,
    cursor: 'pointer',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
    },
  },
  variants: {
    isQuiet: {
      true: { fontWeight: vars.weight.regular, fontSize: vars.text.sm, color: vars.color.text.muted },
    },
    isLocked: { true: { cursor: 'not-allowed' } },
    // Still the accessible name, but not visible now.
    isSending: { true: { display: 'none' } },
  },
});

export const name = style({ fontWeight: vars.weight.bold });

export const note = style({ fontSize: vars.text.sm, color: vars.color.text.muted });

/** Above the label, which covers the zone. */
export const remove = style({
  position: 'relative',
  minHeight: vars.size.target,
  fontWeight: vars.weight.bold,
  color: vars.color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
});

export const progress = style({
  display: 'block',
  width: '100%',
  marginTop: vars.space[2],
  accentColor: action.primary.background.rest,
});
