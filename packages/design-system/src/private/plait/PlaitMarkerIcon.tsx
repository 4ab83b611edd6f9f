import {
  checkMark,
  clampAt,
  plaitEnd,
  type Clamp,
  type ClampKind,
} from '@plaitful/illustrations/plait-clamps';
import * as css from './plait.css.ts';

interface ClampMarkProps {
  kind: ClampKind;
  at: readonly [x: number, y: number];
  halfWidth: number;
  orientation?: 'horizontal' | 'vertical';
  /** The number on a numbered clamp. */
  text?: string | undefined;
  ground?: 'page' | 'picture';
}

/** A clamp across the plait: done, open, numbered, or a band. */
export function PlaitMarkerIcon(props: ClampMarkProps) {
  const { kind, at, halfWidth, orientation = 'vertical', text, ground = 'page' } = props;
  const check = kind === 'closed' ? checkMark(at, halfWidth) : undefined;
  const fill = kind === 'open' && ground === 'picture' ? 'openOnPicture' : fills[kind];
  return (
    <>
      <Bar clamp={clampAt(kind, at, halfWidth, orientation)} fill={fill} />
      {check ? <path className={css.mark} {...check} /> : null}
      {text ? (
        <text className={css.stepNumber} x={at[0]} y={at[1] + halfWidth * 0.48} fontSize={halfWidth * 1.34}>
          {text}
        </text>
      ) : null}
    </>
  );
}

type ClampFill = keyof typeof css.clamp;

const fills: Record<ClampKind, ClampFill> = {
  closed: 'bead',
  open: 'open',
  numbered: 'bead',
  start: 'bead',
  tie: 'gold',
  hairTie: 'gold',
};

function Bar({ clamp, fill }: { clamp: Clamp; fill: ClampFill }) {
  return <rect className={css.clamp[fill]} {...clamp} />;
}

interface PlaitTailProps {
  /** The end of the plait and its direction there, in degrees. */
  at: { x: number; y: number; angle: number };
  halfWidth: number;
}

/** The end of a plait: its band and three loose ends. */
export function PlaitTail({ at, halfWidth }: PlaitTailProps) {
  const { transform, ends, strokeWidth, band } = plaitEnd(at, halfWidth);
  return (
    <g transform={transform}>
      {ends.map((end) => (
        <path
          key={end.color}
          d={end.d}
          className={css.end[css.strandColors[end.color]]}
          strokeWidth={strokeWidth}
        />
      ))}
      <Bar clamp={band} fill="bead" />
    </g>
  );
}
