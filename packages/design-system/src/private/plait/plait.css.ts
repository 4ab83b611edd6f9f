import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/vars.css.ts';

const { plait, text, surface } = vars.color;

/** What a strand is drawn with. In forced colours the three stay apart by light and dark, as SVG is left alone there. */
const inks = {
  strand1: [plait.strand1, plait.strand1Edge, 'CanvasText', 'Canvas'],
  strand2: [plait.strand2, plait.strand2Edge, 'Canvas', 'CanvasText'],
  strand3: [plait.strand3, plait.strand3Edge, 'Highlight', 'Canvas'],
  rest1: [plait.strand1Rest, plait.strand1Rest, 'CanvasText', 'CanvasText'],
  rest2: [plait.strand2Rest, plait.strand2Rest, 'CanvasText', 'CanvasText'],
  rest3: [plait.strand3Rest, plait.strand3Rest, 'CanvasText', 'CanvasText'],
  hair: [plait.hair, plait.hairEdge, 'CanvasText', 'Canvas'],
} as const;

export const strand = styleVariants(inks, ([ink, , forced]) => ({
  stroke: ink,
  '@media': { [media.forcedColors]: { stroke: forced } },
}));
export const edge = styleVariants(inks, ([, ink, , forced]) => ({
  stroke: ink,
  '@media': { [media.forcedColors]: { stroke: forced } },
}));
export const fibre = style({ strokeOpacity: 0.5 });
export const end = styleVariants(inks, ([ink, rim, forced, forcedRim]) => ({
  fill: ink,
  stroke: rim,
  '@media': { [media.forcedColors]: { fill: forced, stroke: forcedRim } },
}));

const onForced = { fill: 'Canvas', stroke: 'CanvasText' } as const;
export const clamp = styleVariants(
  {
    bead: [plait.bead, plait.beadEdge],
    open: [plait.clamp, plait.clampEdge],
    /** An open clamp on the ground of a picture, which stays light in every theme. */
    openOnPicture: [surface.picture.purple, text.onPicture.heading],
    gold: [plait.strand3, plait.strand3Edge],
  },
  ([fill, stroke]) => ({ fill, stroke, '@media': { [media.forcedColors]: onForced } }),
);

export const mark = style({
  fill: 'none',
  stroke: plait.beadEdge,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
export const figure = style({
  fill: plait.beadEdge,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.semibold,
  textAnchor: 'middle',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
