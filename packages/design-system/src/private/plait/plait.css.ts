import { style, styleVariants } from '@vanilla-extract/css';
import { inRtl } from '../../theme/rtl.ts';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { plait, text, surface } = vars.color;

/** The fill and stroke of a strand; loose ones have no stroke. */
const colors = {
  strand1: [plait.strand1, plait.strand1Edge],
  strand2: [plait.strand2, plait.strand2Edge],
  strand3: [plait.strand3, plait.strand3Edge],
  rest1: [plait.strand1Rest, plait.strand1Rest],
  rest2: [plait.strand2Rest, plait.strand2Rest],
  rest3: [plait.strand3Rest, plait.strand3Rest],
  hair: [plait.hair, plait.hairEdge],
} as const;

/** By the index of a strand. */
export const strandColors = { 0: 'strand1', 1: 'strand2', 2: 'strand3' } as const;

export const strand = styleVariants(colors, ([own]) => ({ stroke: own }));
export const edge = styleVariants(colors, ([, rim]) => ({ stroke: rim }));
export const fibre = style({ strokeOpacity: 0.5 });
export const end = styleVariants(colors, ([own, rim]) => ({ fill: own, stroke: rim }));

export const marker = styleVariants(
  {
    bead: [plait.bead, plait.beadEdge],
    open: [plait.marker, plait.markerEdge],
    /** An open marker on a picture, whose background stays light in every theme. */
    openOnPicture: [surface.picture.purple, text.onPicture.heading],
    gold: [plait.strand3, plait.strand3Edge],
  },
  ([fill, stroke], kind) => ({
    fill,
    stroke,
    // In forced colours the background of a picture is the system's, like that of the page.
    ...(kind === 'openOnPicture' && {
      '@media': { [media.forcedColors]: { fill: plait.marker, stroke: plait.markerEdge } },
    }),
  }),
);

/** A drawing that starts at the right in right-to-left pages. */
export const mirroredInRtl = style({ selectors: { [inRtl]: { transform: 'scaleX(-1)' } } });
/** Text on it, mirrored back. */
const upright = {
  transformBox: 'fill-box',
  transformOrigin: 'center',
  selectors: {
    [`[dir="rtl"] ${mirroredInRtl}:not([dir="rtl"] [dir="ltr"] *) &`]: { transform: 'scaleX(-1)' },
  },
} as const;

export const mark = style({
  ...upright,
  fill: 'none',
  stroke: plait.beadEdge,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const stepNumber = style({
  ...upright,
  fill: plait.beadEdge,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  textAnchor: 'middle',
});
