import { style } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { primary, disabled } = vars.color.action;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(168px, 100%), 1fr))',
  gap: vars.space[2],
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '56px',
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: `2px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.field.background,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.feedback} ease-out`,
  selectors: {
    '&:hover:not(:has([aria-disabled="true"]))': { background: vars.color.action.secondary.background.hover },
    '&:has(:checked)': {
      borderColor: primary.background.rest,
      background: vars.color.background.subtle,
      boxShadow: `0 0 0 1px ${primary.background.rest}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus.ring}`, outlineOffset: '3px' },
    '&:has([aria-disabled="true"])': {
      borderStyle: 'dashed',
      borderColor: disabled.border,
      background: vars.color.status.neutral.background,
      color: disabled.foreground,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});

/** Two columns on a phone, four where there is room. */
export const pictureTiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(116px, 100%), 1fr))',
  gap: vars.space[2],
});

export const pictureTile = style([
  tile,
  {
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    gap: vars.space[2],
    padding: vars.space[1],
    paddingBottom: vars.space[2],
  },
]);

/** The background is part of the picture, so it is the same in every theme. */
export const picture = style({
  display: 'block',
  flex: '0 0 100%',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: `calc(${vars.radius.control} - 3px)`,
});

/** Beside the circle also where it wraps. */
export const text = style({ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' });

export const note = style({
  display: 'block',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.text.muted,
});
