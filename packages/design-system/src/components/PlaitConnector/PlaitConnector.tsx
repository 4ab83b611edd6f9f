'use client';

import { plaitAlong, smoothPath, type Plait } from '@plaitful/illustrations/plait';
import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery.ts';
import { PlaitMarkerIcon, PlaitTail } from '../../private/plait/PlaitMarkerIcon.tsx';
import { memoizePlait } from '../../private/plait/memoizePlait.ts';
import { Strands } from '../../private/plait/Strands.tsx';
import { warnInDev } from '../../private/warning.ts';
import { deskQuery } from '../../tokens/breakpoints.ts';
import { getAnchorContainers, type NumberPoint, type PlaitPath, measureAnchors } from './anchors.ts';
import * as css from './PlaitConnector.css.ts';

export { plaitAnchor, plaitNumber } from './anchors.ts';
export type { PlaitAnchorProps, PlaitDirection, PlaitHandles, PlaitNumberProps } from './anchors.ts';

export interface PlaitConnectorProps {
  /**
   * How far from its start the plait is black hair, ending with a band, as where it continues a picture; in half
   * widths.
   * @default 0
   */
  hairLength?: number;
}

/** Half the line's width in px. */
const halfWidths = { phone: 11, desk: 23 } as const;

/**
 * A plait through a whole page, from anchor to anchor. It takes no space and is below every element with a `z-index`;
 * render it after the last anchor, so that it is above the backgrounds it crosses.
 */
export function PlaitConnector({ hairLength = 0 }: PlaitConnectorProps) {
  const svg = useRef<SVGSVGElement>(null);
  const course = useCourse(svg);
  const halfWidth = halfWidths[useMediaQuery(deskQuery) ? 'desk' : 'phone'];
  const [start, next] = course?.anchors ?? [];
  const plait =
    course && next
      ? memoizePlait(JSON.stringify([course.anchors, halfWidth, hairLength]), () =>
          plaitAlong({
            points: smoothPath(course.anchors),
            halfWidth,
            ...(hairLength > 0 ? { blackUntil: hairLength * halfWidth } : {}),
          }),
        )
      : undefined;
  return (
    <svg ref={svg} className={css.line} width="1" height="1" aria-hidden="true" focusable="false">
      {course && plait && start ? (
        <>
          <Strands strands={plait.strands} />
          {course.numbers.map((number) => (
            <PlaitMarkerIcon
              key={number.text}
              kind="numbered"
              at={nearestPoint(plait, number, halfWidth)}
              halfWidth={halfWidth}
              text={number.text}
            />
          ))}
          {hairLength > 0 ? (
            <PlaitMarkerIcon
              kind="hairTie"
              at={[start.x, start.y + halfWidth * 0.38]}
              halfWidth={halfWidth}
            />
          ) : null}
          <PlaitTail at={plait.at(plait.length)} halfWidth={halfWidth} />
        </>
      ) : null}
    </svg>
  );
}

/** Measures the anchors again whenever something on the page changes its size. */
function useCourse(svg: RefObject<SVGSVGElement | null>): PlaitPath | undefined {
  const [course, setCourse] = useState<PlaitPath>();
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const { body } = element.ownerDocument;
    let lastText = '';
    let frame = 0;
    const read = () => {
      const next = measureAnchors(body, element.getBoundingClientRect());
      const text = JSON.stringify(next);
      if (text === lastText) return;
      lastText = text;
      warnInDev(
        next.anchors.length === 1,
        'PlaitConnector',
        'the page has one anchor, and a plait needs two: spread plaitAnchor() on another element.',
      );
      // A long plait is drawn when the browser is idle.
      startTransition(() => setCourse(next));
    };
    const readSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    const sizes = new ResizeObserver(readSoon);
    const observeSizes = () => {
      sizes.disconnect();
      for (const parent of [body, ...getAnchorContainers(body)]) sizes.observe(parent);
    };
    // Sections and their anchors appear when their data has loaded.
    const mutations = new MutationObserver(() => {
      observeSizes();
      readSoon();
    });
    mutations.observe(body, { childList: true, subtree: true });
    observeSizes();
    read();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      mutations.disconnect();
    };
  }, [svg]);
  return course;
}

/** The point of the plait closest to a number: at its height first, then by distance. */
function nearestPoint(plait: Plait, number: NumberPoint, halfWidth: number): readonly [number, number] {
  let best: readonly [number, number] = [number.x, number.y];
  let least = Number.POSITIVE_INFINITY;
  for (let along = 0; along <= plait.length; along += halfWidth / 4) {
    const { x, y } = plait.at(along);
    const distance = Math.abs(y - number.y) + Math.abs(x - number.x) * 0.2;
    if (distance < least) {
      least = distance;
      best = [x, y];
    }
  }
  return best;
}
