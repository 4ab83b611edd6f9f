import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/vars.css.ts';

const { color, space, text, weight, font } = vars;

export const frame = recipe({
  variants: {
    direction: {
      vertical: {
        display: 'grid',
        gridTemplateColumns: '48px minmax(0, 1fr)',
        columnGap: space[3],
        height: '100%',
      },
      horizontal: {},
    },
  },
});
export const plait = recipe({
  base: { minHeight: 0 },
  variants: { direction: { vertical: { height: '100%' }, horizontal: {} } },
});
// Every step has an equal share of the plait: its marker and its name stand in the middle of it.
export const list = recipe({
  base: { display: 'grid' },
  variants: {
    direction: {
      vertical: { gridAutoRows: 'minmax(64px, 1fr)' },
      horizontal: {
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        marginTop: space[1],
        textAlign: 'center',
      },
    },
  },
});
export const step = recipe({
  base: { lineHeight: 1.25, minWidth: 0 },
  variants: {
    direction: {
      vertical: { alignSelf: 'center' },
      horizontal: { padding: '0 2px' },
    },
  },
});
export const name = recipe({
  base: { display: 'block', fontFamily: font.heading, lineHeight: 1.2, overflowWrap: 'anywhere' },
  variants: {
    direction: {
      vertical: { fontSize: text.md },
      horizontal: {
        marginInline: 'auto',
        fontSize: `clamp(0.75rem, 3.35vw, ${text.caption})`,
        lineHeight: 1.1,
      },
    },
    surface: { picture: { color: color.text.onPicture.heading }, page: { color: color.text.heading } },
    state: {
      done: { fontWeight: weight.semibold },
      current: {
        fontWeight: weight.semibold,
        // Below the whole name, which may have several lines.
        width: 'fit-content',
        paddingBottom: 2,
        borderBottom: '3px solid',
      },
      ahead: { fontWeight: weight.medium },
    },
  },
  compoundVariants: [
    { variants: { state: 'ahead', surface: 'picture' }, style: { color: color.text.onPicture.muted } },
    { variants: { state: 'ahead', surface: 'page' }, style: { color: color.text.muted } },
  ],
});
export const note = recipe({
  base: {
    display: 'block',
    paddingTop: 3,
    fontSize: text.sm,
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
  },
  variants: {
    surface: { picture: { color: color.text.onPicture.muted }, page: { color: color.text.muted } },
  },
});
