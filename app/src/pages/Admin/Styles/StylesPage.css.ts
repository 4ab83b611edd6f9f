import { media, vars, visuallyHidden } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** On a tablet in portrait only the icons are visible; the text is for screen readers. */
export const actionLabel = style({
  '@media': {
    '(700px <= width < 900px)': visuallyHidden,
  },
});

/** The text of the last button ends where the column does, like its header. */
export const actions = style({
  '@media': { [media.desk]: { marginInlineEnd: `calc(-1 * ${vars.space[3]} - 2px)` } },
});

export const picture = style({
  display: 'block',
  width: 56,
  height: 56,
  borderRadius: vars.radius.control,
  objectFit: 'cover',
  objectPosition: '50% 20%',
  background: vars.color.surface.picture.purple,
  // In a card the name is below it.
  '@media': { '(width < 700px)': { marginBottom: vars.space[1] } },
});
