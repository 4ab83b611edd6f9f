import { palette } from './primitives/colors.ts';
import { element, strokedPath, transformed } from './primitives/svg.ts';
import {
  plaitAlong,
  smoothPath,
  straightPath,
  type PlaitOptions,
  type PlaitStrand,
  type StrandColor,
} from './plait.ts';

const COLORS: Readonly<Record<StrandColor, readonly [own: string, edge: string]>> = {
  0: [palette.purple500, '#6A33AE'],
  1: [palette.pink500, '#A81B62'],
  2: [palette.gold, '#B97F12'],
};

const markHalfWidth = 6;

/** The logo mark as data: a short level plait in a box of `width` by `height` units, to render in the theme's colours. */
export const logoMark: {
  readonly width: number;
  readonly height: number;
  readonly strands: readonly PlaitStrand[];
} = {
  width: 60,
  height: 20,
  strands: plaitAlong({ points: straightPath(60, 'horizontal', 10), halfWidth: markHalfWidth }).strands,
};

const HAIR = ['#241920', '#120A12'] as const;

const renderStrands = (strands: readonly PlaitStrand[]): string =>
  strands
    .map(({ color, tone, d, width, edgeWidth }) => {
      const [own, edge] = tone === 'hair' ? HAIR : COLORS[color];
      const stroke = (colour: string, wide: number) =>
        element('path', {
          d,
          fill: 'none',
          stroke: colour,
          'stroke-width': wide,
          'stroke-linejoin': 'round',
        });
      return stroke(edge, edgeWidth) + stroke(own, width);
    })
    .join('');

/** The logo mark as the text of an SVG in the light theme's colours, `width` pixels wide. */
export const logoSvg = (width = logoMark.width): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${logoMark.width} ${logoMark.height}`,
      width,
      height: (width * logoMark.height) / logoMark.width,
    },
    renderStrands(logoMark.strands),
  );

/**
 * The favicon as the text of an SVG: a P whose stem is a plait, on a cream tile so that it is visible on any tab.
 * @param margin the space around it, in 32nds of its size. If it is not 0, the background fills the square and the
 * plait runs through it, for devices that mask icons to their own shape.
 */
export function faviconSvg(margin = 0): string {
  const size = 32 + 2 * margin;
  const stem = plaitAlong({ points: straightPath(36 + 2 * margin, 'vertical', 11), halfWidth: 3.4 });
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-margin} ${-margin} ${size} ${size}`,
      width: size,
      height: size,
    },
    element('rect', {
      x: -margin,
      y: -margin,
      width: size,
      height: size,
      rx: margin > 0 ? 0 : 7,
      fill: palette.cream,
    }) +
      strokedPath('M11 6.2H18.4A6.3 6.3 0 0 1 18.4 18.8H11', palette.purple700, 4.8) +
      transformed([0, -2 - margin], 0, renderStrands(stem.strands)),
  );
}

/** A plait in the light theme's colours, as the text of an SVG in a box of `width` by `height` units. */
export function plaitSvg(
  anchors: Parameters<typeof smoothPath>[0],
  box: { readonly width: number; readonly height: number },
  look: Omit<PlaitOptions, 'points'>,
): string {
  const { strands } = plaitAlong({ points: smoothPath(anchors), ...look });
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${box.width} ${box.height}`,
    ...box,
  };
  return element('svg', attributes, renderStrands(strands));
}
