import { media, focusRingOn, vars } from '@plaitful/design-system/tokens';
import { createVar, style } from '@vanilla-extract/css';

/** From the edge of the dialog to its content. */
const edge = createVar();

export const rail = style({
  vars: { [edge]: vars.space[4] },
  padding: `14px ${edge} ${vars.space[3]}`,
  '@media': {
    [media.tablet]: { vars: { [edge]: '40px' } },
    [media.desk]: {
      display: 'grid',
      // The whole picture where the steps leave it the room.
      gridTemplateRows: 'minmax(150px, 357px) auto minmax(min(380px, 45%), 1fr)',
      height: '100%',
      padding: 0,
    },
  },
});

export const pictureFrame = style({
  display: 'none',
  '@media': { [media.desk]: { display: 'block', position: 'relative', minHeight: 0, overflow: 'clip' } },
});

export const facts = style({
  ...focusRingOn.picture,
  position: 'relative',
  // Beside the button that closes the dialog.
  paddingInlineEnd: '44px',
  background: vars.color.surface.picture.purple,
  '@media': { [media.desk]: { padding: `18px ${vars.space[6]} 14px` } },
});

export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  fontSize: '1.25rem',
  lineHeight: 1.1,
  color: vars.color.text.onPicture.heading,
  '@media': { [media.desk]: { fontSize: '1.625rem' } },
});

export const priceLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '14px',
  marginTop: '2px',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.text.onPicture.muted,
});

export const progress = style({
  // The strands come from the edge of the screen.
  margin: `10px 0 0 calc(-1 * ${edge})`,
  '@media': {
    [media.desk]: { minHeight: 0, margin: 0, padding: `0 ${vars.space[4]} ${vars.space[6]} 18px` },
  },
});
