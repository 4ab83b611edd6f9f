import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { plait, text, surface } = vars.color;

/** The colours of a strand and its edge; loose ones have no edge. */
const colors = {
  strand1: [plait.strand1, plait.strand1Edge],
  strand2: [plait.strand2, plait.strand2Edge],
  strand3: [plait.strand3, plait.strand3Edge],
  rest1: [plait.strand1Rest, plait.strand1Rest],
  rest2: [plait.strand2Rest, plait.strand2Rest],
  rest3: [plait.strand3Rest, plait.strand3Rest],
  hair: [plait.hair, plait.hairEdge],
} as const;

/** By the number of a strand. */
export const strandColors = { 0: 'strand1', 1: 'strand2', 2: 'strand3' } as const;

export const strand = styleVariants(colors, ([own]) => ({ stroke: own }));
export const edge = styleVariants(colors, ([, rim]) => ({ stroke: rim }));
export const fibre = style({ strokeOpacity: 0.5 });
export const end = styleVariants(colors, ([own, rim]) => ({ fill: own, stroke: rim }));

export const clamp = styleVariants(
  {
    bead: [plait.bead, plait.beadEdge],
    open: [plait.clamp, plait.clampEdge],
    /** An open clamp on the ground of a picture, which stays light in every theme. */
    openOnPicture: [surface.picture.purple, text.onPicture.heading],
    gold: [plait.strand3, plait.strand3Edge],
  },
  ([fill, stroke], kind) => ({
    fill,
    stroke,
    // The ground of a picture is the reader's own there, as that of the page.
    ...(kind === 'openOnPicture' && {
      '@media': { [media.forcedColors]: { fill: plait.clamp, stroke: plait.clampEdge } },
    }),
  }),
);

/** A drawing that begins at the right where reading does. */
export const mirroredInRtl = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
/** What is read on it, mirrored back. */
const upright = {
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: { [`${mirroredInRtl}:dir(rtl) &`]: { transform: 'scaleX(-1)' } },
} as const;

export const mark = style({
  ...upright,
  fill: 'none',
  stroke: plait.beadEdge,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const figure = style({
  ...upright,
  fill: plait.beadEdge,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  textAnchor: 'middle',
});
