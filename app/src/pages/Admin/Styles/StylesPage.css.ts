import { vars, visuallyHidden } from '@plaitful/design-system/tokens';
import { style } from '@vanilla-extract/css';

const iconsOnly = '(700px <= width < 900px)';

/** On a tablet in portrait only the icons are visible; the text is for screen readers. */
export const actionLabel = style({
  '@media': {
    [iconsOnly]: visuallyHidden,
  },
});

/** The last button's text or icon ends where the column does, like its header. */
export const actions = style({
  '@media': {
    '(width >= 900px)': { marginInlineEnd: `calc(-1 * ${vars.space[3]} - 2px)` },
    // The room of the hidden text is still there.
    [iconsOnly]: { marginInlineEnd: `calc(-2 * ${vars.space[3]} - 2px)` },
  },
});

/** In the line of the cell, so that it stands level with the next one. */
export const price = style({ fontWeight: vars.weight.bold, color: vars.color.text.price });

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
