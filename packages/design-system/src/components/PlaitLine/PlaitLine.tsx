import { plaitAlong, smoothPath } from '@plaitful/illustrations/plait';
import type { Plait } from '@plaitful/illustrations/plait';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ClampMark, Tie } from '../../private/plait/Clamps.tsx';
import { remembered } from '../../private/plait/remembered.ts';
import { Strands } from '../../private/plait/Strands.tsx';
import { useMedia } from '../../hooks/useMedia.ts';
import { media } from '../../tokens/breakpoints.ts';
import { warning } from '../../private/warning.ts';
import { movers, readCourse } from './anchors.ts';
import type { Bead, Course } from './anchors.ts';
import type { PlaitLineProps } from './PlaitLine.types.ts';
import * as css from './PlaitLine.css.ts';

export { plaitAnchor, plaitBead } from './anchors.ts';
export type { PlaitAnchorProps, PlaitBeadProps } from './anchors.ts';
export type { PlaitHeading, PlaitLineProps, PlaitReach } from './PlaitLine.types.ts';

/** Half the line's width in px. */
const halfWidths = { phone: 11, desk: 23 } as const;

/**
 * The plait that runs through a whole page, from anchor to anchor. It takes no room and lies under everything that has a layer of
 * its own; put it after the last anchor, so that it lies over the grounds it crosses.
 */
export function PlaitLine({ blackFor = 0, hasTie = true }: PlaitLineProps) {
  const svg = useRef<SVGSVGElement>(null);
  const course = useCourse(svg);
  const halfWidth = halfWidths[useMedia(media.desk) ? 'desk' : 'phone'];
  const [start, next] = course?.anchors ?? [];
  const plait =
    course && next
      ? remembered(JSON.stringify([course.anchors, halfWidth, blackFor]), () =>
          plaitAlong({
            points: smoothPath(course.anchors),
            halfWidth,
            ...(blackFor > 0 ? { blackUntil: blackFor * halfWidth } : {}),
          }),
        )
      : undefined;
  return (
    <svg ref={svg} className={css.line} width="1" height="1" aria-hidden="true" focusable="false">
      {course && plait && start ? (
        <>
          <Strands strands={plait.strands} />
          {course.beads.map((bead) => (
            <ClampMark
              key={bead.text}
              kind="numbered"
              at={nearest(plait, bead, halfWidth)}
              halfWidth={halfWidth}
              text={bead.text}
            />
          ))}
          {blackFor > 0 ? (
            <ClampMark kind="hairTie" at={[start.x, start.y + halfWidth * 0.38]} halfWidth={halfWidth} />
          ) : null}
          {hasTie ? <Tie at={plait.at(plait.length)} halfWidth={halfWidth} /> : null}
        </>
      ) : null}
    </svg>
  );
}

/** Reads the course again whenever something on the page changes its size. */
function useCourse(svg: RefObject<SVGSVGElement | null>): Course | undefined {
  const [course, setCourse] = useState<Course>();
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const { body } = element.ownerDocument;
    let known = '';
    let frame = 0;
    const read = () => {
      const next = readCourse(body, element.getBoundingClientRect());
      const text = JSON.stringify(next);
      if (text === known) return;
      known = text;
      warning(
        next.anchors.length === 1,
        'PlaitLine',
        'the page has one anchor, and a plait needs two: spread plaitAnchor() on another element.',
      );
      // A long plait is drawn in the gaps between what the reader does.
      startTransition(() => setCourse(next));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    const sizes = new ResizeObserver(soon);
    const watch = () => {
      sizes.disconnect();
      for (const mover of [body, ...movers(body)]) sizes.observe(mover);
    };
    // Sections come and go with their data, and bring their anchors with them.
    const pieces = new MutationObserver(() => {
      watch();
      soon();
    });
    pieces.observe(body, { childList: true, subtree: true });
    watch();
    read();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      pieces.disconnect();
    };
  }, [svg]);
  return course;
}

/** The point of the plait beside a bead: at its height first, near it second. */
function nearest(plait: Plait, bead: Bead, halfWidth: number): readonly [number, number] {
  let best: readonly [number, number] = [bead.x, bead.y];
  let least = Number.POSITIVE_INFINITY;
  for (let along = 0; along <= plait.length; along += halfWidth / 4) {
    const { x, y } = plait.at(along);
    const far = Math.abs(y - bead.y) + Math.abs(x - bead.x) * 0.2;
    if (far < least) {
      least = far;
      best = [x, y];
    }
  }
  return best;
}
