import type { BeadColor } from '@plaitful/domain/hair-card';
import { beadTones } from '@plaitful/illustrations/beads';
import * as css from './Beads.css.ts';

/** The distance between two beads, in units of the drawing. */
const step = 22;

function BeadShape({ x, y, color }: { x: number; y: number; color: BeadColor }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="10" fill={beadTones[color]} className={css.edge} />
      <ellipse cx="-3.4" cy="-3.6" rx="2.9" ry="2.3" className={css.highlight} />
      <circle r="2.1" cx="0.8" cy="1.6" className={css.hole} />
    </g>
  );
}

export function Bead({ color }: { color: BeadColor }) {
  return (
    <svg viewBox="-12 -12 24 24" className={css.bead} aria-hidden="true" focusable="false">
      <BeadShape x={0} y={0} color={color} />
    </svg>
  );
}

/** One or two beads alone do not look like a string: their colours take turns. */
const repeatColors = (colors: readonly BeadColor[]): readonly BeadColor[] =>
  Array.from({ length: Math.ceil(3 / colors.length) }, () => colors).flat();

/** Decorative: the names of the colours are in the text beside it. At least one colour. */
export function BeadString({ colors }: { colors: readonly BeadColor[] }) {
  const beads = repeatColors(colors);
  const width = (beads.length + 1) * step;
  const sag = (x: number): number => 5 + 9 * (1 - ((2 * x) / width - 1) ** 2);
  return (
    <svg
      viewBox={`0 -8 ${width} 36`}
      width={width * 1.15}
      className={css.string}
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 5Q${width / 2} 23 ${width} 5`} className={css.thread} />
      {beads.map((color, index) => {
        const x = (index + 1) * step;
        return <BeadShape key={x} x={x} y={sag(x)} color={color} />;
      })}
    </svg>
  );
}
