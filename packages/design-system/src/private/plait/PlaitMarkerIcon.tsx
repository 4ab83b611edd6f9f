import {
  checkMark,
  markerAt,
  plaitEnd,
  type Marker,
  type ClampKind,
} from '@plaitful/illustrations/plait-markers';
import * as css from './plait.css.ts';

interface ClampMarkProps {
  kind: ClampKind;
  at: readonly [x: number, y: number];
  halfWidth: number;
  orientation?: 'horizontal' | 'vertical';
  /** The number on a numbered marker. */
  text?: string | undefined;
  surface?: 'page' | 'picture';
}

/** A marker across the plait: done, open, numbered, or a band. */
export function PlaitMarkerIcon(props: ClampMarkProps) {
  const { kind, at, halfWidth, orientation = 'vertical', text, surface = 'page' } = props;
  const check = kind === 'closed' ? checkMark(at, halfWidth) : undefined;
  const fill = kind === 'open' && surface === 'picture' ? 'openOnPicture' : fills[kind];
  return (
    <>
      <Bar marker={markerAt(kind, at, halfWidth, orientation)} fill={fill} />
      {check ? <path className={css.mark} {...check} /> : null}
      {text ? (
        <text className={css.stepNumber} x={at[0]} y={at[1] + halfWidth * 0.48} fontSize={halfWidth * 1.34}>
          {text}
        </text>
      ) : null}
    </>
  );
}

type MarkerFill = keyof typeof css.marker;

const fills: Record<ClampKind, MarkerFill> = {
  closed: 'bead',
  open: 'open',
  numbered: 'bead',
  start: 'bead',
  tie: 'gold',
  hairTie: 'gold',
};

function Bar({ marker, fill }: { marker: Marker; fill: MarkerFill }) {
  return <rect className={css.marker[fill]} {...marker} />;
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
      <Bar marker={band} fill="bead" />
    </g>
  );
}
