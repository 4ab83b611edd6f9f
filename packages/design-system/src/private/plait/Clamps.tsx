import { checkMark, clampAt, plaitEnd } from '@plaitful/illustrations/plait-clamps';
import type { Clamp, ClampKind } from '@plaitful/illustrations/plait-clamps';
import * as css from './plait.css.ts';

interface ClampMarkProps {
  kind: ClampKind;
  at: readonly [x: number, y: number];
  halfWidth: number;
  direction?: 'horizontal' | 'vertical';
  /** The figure on a numbered one. */
  text?: string | undefined;
  /** Drawn on the ground of a picture. */
  isOnPicture?: boolean;
}

/** A clamp across the plait: done, open, numbered, or one of its bands. */
export function ClampMark({
  kind,
  at,
  halfWidth,
  direction = 'vertical',
  text,
  isOnPicture = false,
}: ClampMarkProps) {
  const check = kind === 'closed' ? checkMark(at, halfWidth) : undefined;
  const look = kind === 'open' && isOnPicture ? 'openOnPicture' : looks[kind];
  return (
    <>
      <Bar clamp={clampAt(kind, at, halfWidth, direction)} look={look} />
      {check ? <path className={css.mark} {...check} /> : null}
      {text ? (
        <text className={css.figure} x={at[0]} y={at[1] + halfWidth * 0.48} fontSize={halfWidth * 1.34}>
          {text}
        </text>
      ) : null}
    </>
  );
}

const looks: Record<ClampKind, keyof typeof css.clamp> = {
  closed: 'bead',
  open: 'open',
  numbered: 'bead',
  start: 'bead',
  tie: 'gold',
  hairTie: 'gold',
};

function Bar({ clamp, look }: { clamp: Clamp; look: keyof typeof css.clamp }) {
  return <rect className={css.clamp[look]} {...clamp} />;
}

interface TieProps {
  /** Where the plait ends, and the way it runs there in degrees. */
  at: { x: number; y: number; angle: number };
  halfWidth: number;
}

/** The end of a plait: its band and three loose ends. */
export function Tie({ at, halfWidth }: TieProps) {
  const { transform, ends, strokeWidth, band } = plaitEnd(at, halfWidth);
  return (
    <g transform={transform}>
      {ends.map((end) => (
        <path key={end.color} d={end.d} className={css.end[inks[end.color]]} strokeWidth={strokeWidth} />
      ))}
      <Bar clamp={band} look="bead" />
    </g>
  );
}

const inks = { 0: 'strand1', 1: 'strand2', 2: 'strand3' } as const;
