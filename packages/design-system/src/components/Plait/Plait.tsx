'use client';

import { plaitAlong, straightPath } from '@plaitful/illustrations/plait';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { PlaitMarkerIcon } from '../../private/plait/PlaitMarkerIcon.tsx';
import { memoizePlait } from '../../private/plait/memoizePlait.ts';
import { mirroredInRtl } from '../../private/plait/plait.css.ts';
import { Strands } from '../../private/plait/Strands.tsx';
import type { PlaitSize } from '../../private/variants.ts';
import { warnInDev } from '../../private/warning.ts';
import { deskQuery } from '../../tokens/breakpoints.ts';
import * as css from './Plait.css.ts';

export type { PlaitSize } from '../../private/variants.ts';

export interface PlaitMarker {
  /** Its position, as a share (0 to 1) of the length. */
  at: number;
  /**
   * `closed` is done and has a check mark, `open` is still to do, `numbered` has a number, `tie` is the gold band at
   * the end of a braided section.
   */
  kind: 'closed' | 'open' | 'numbered' | 'tie';
  /** The number of a numbered marker. */
  text?: string;
}

export interface PlaitProps {
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /**
   * Its width: `list` between a list and its controls, `progress` for steps and states, `rules` above a set of rules,
   * `thread` through a row of pictures.
   * @default 'list'
   */
  size?: PlaitSize;
  /**
   * The braided sections, as shares of the length from 0 to 1; the strands are loose elsewhere.
   * @default the whole length
   */
  plaited?: readonly (readonly [from: number, to: number])[];
  markers?: readonly PlaitMarker[];
  /** Starts with the bar that the strands hang from. @default false */
  hasStartBar?: boolean;
  /** The background it is on; `picture` stays light in every theme. @default 'page' */
  surface?: 'page' | 'picture';
}

/**
 * A straight plait as long as its container. Decorative: text beside it must say the same, so it is hidden from
 * assistive technology.
 */
export function Plait(props: PlaitProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutProps(props);
  const { orientation = 'horizontal', size = 'list' } = props;
  const frame = useRef<HTMLDivElement>(null);
  const frameSize = useElementSize(frame);
  const halfWidth = css.halfWidths[size][useMediaQuery(deskQuery) ? 'desk' : 'phone'];
  return (
    <div ref={frame} className={css.boxes[orientation]({ size })} aria-hidden="true">
      {frameSize ? <Drawing {...props} frameSize={frameSize} halfWidth={halfWidth} /> : null}
    </div>
  );
}

interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in px, updated when it changes; undefined before layout. */
function useElementSize(ref: RefObject<Element | null>): ElementSize | undefined {
  const [size, setSize] = useState<ElementSize>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      const next = { width: Math.round(width), height: Math.round(height) };
      setSize((now) => (now?.width === next.width && now.height === next.height ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size && size.width >= 8 && size.height >= 8 ? size : undefined;
}

interface DrawingProps extends PlaitProps {
  frameSize: ElementSize;
  halfWidth: number;
}

function Drawing({ frameSize, halfWidth, orientation = 'horizontal', plaited, ...props }: DrawingProps) {
  const { width, height } = frameSize;
  const isVertical = orientation === 'vertical';
  const length = isVertical ? height : width;
  const middle = (isVertical ? width : height) / 2;
  const plait = memoizePlait(JSON.stringify([length, orientation, middle, halfWidth, plaited]), () =>
    plaitAlong({
      points: straightPath(length, orientation, middle),
      halfWidth,
      ...(plaited ? { plaited } : {}),
    }),
  );
  const pointAt = (along: number) => (isVertical ? ([middle, along] as const) : ([along, middle] as const));
  const shared = { halfWidth, orientation, surface: props.surface ?? 'page' } as const;
  return (
    <svg className={`${css.drawing} ${mirroredInRtl}`} viewBox={`0 0 ${width} ${height}`} focusable="false">
      <Strands strands={plait.strands} />
      {props.hasStartBar ? <PlaitMarkerIcon kind="start" at={pointAt(halfWidth * 0.48)} {...shared} /> : null}
      {props.markers?.map((marker) => (
        <PlaitMarkerIcon
          key={`${marker.kind} ${marker.at}`}
          kind={marker.kind}
          at={pointAt(Math.max(halfWidth, Math.min(length - halfWidth, marker.at * length)))}
          text={marker.text}
          {...shared}
        />
      ))}
    </svg>
  );
}

const isShare = (share: number) => share >= 0 && share <= 1;

function warnAboutProps({ plaited = [], markers = [] }: PlaitProps) {
  const stretch = plaited.find(([from, to]) => !isShare(from) || !isShare(to) || from > to);
  warnInDev(
    stretch !== undefined,
    'Plait',
    `plaited has [${stretch?.join(', ')}]: write shares of the length from 0 to 1, the smaller one first.`,
  );
  const marker = markers.find(({ at }) => !isShare(at));
  warnInDev(
    marker !== undefined,
    'Plait',
    `a marker is at ${marker?.at}: write a share of the length from 0 to 1.`,
  );
}
