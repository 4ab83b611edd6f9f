import type { Chart } from '@plaitful/flows/drawing';
import { type RefObject, useEffect, useState } from 'react';
import * as css from './Arcs.css.ts';
import type { Way } from './ways.ts';

interface ArcsProps {
  /** What the arcs lie in; its states carry `data-state`, its ways `data-way`. */
  drawing: RefObject<HTMLElement | null>;
  chart: Chart;
  current: string;
  ways: readonly Way[];
}

interface Arc {
  path: string;
  head: string;
  /** Which strand it is, of the ways that can be taken; undefined for all others. */
  strand?: number;
}

interface Point {
  x: number;
  y: number;
}

const strands = css.strands.length;

/** Bends out to the right of both boxes, the further the longer it is; its head points into the box. */
function arcBetween(from: Point, to: Point, room: number): Pick<Arc, 'path' | 'head'> {
  const x = Math.max(from.x, to.x) + Math.min(room, 24 + Math.abs(to.y - from.y) * 0.12) * 1.3;
  const at = (point: Point) => `${Math.round(point.x)} ${Math.round(point.y)}`;
  return {
    path: `M${at(from)} C${at({ x, y: from.y })} ${at({ x, y: to.y })} ${at(to)}`,
    head: `M${at(to)} l8 -5 v10 z`,
  };
}

/** Where the right end of an element lies in the drawing. */
function endOf(element: Element, drawing: HTMLElement): Point {
  const around = drawing.getBoundingClientRect();
  const { right, top, height } = element.getBoundingClientRect();
  return { x: right - around.left + 4, y: top - around.top + height / 2 };
}

function draw(drawing: HTMLElement, { chart, current, ways }: Omit<ArcsProps, 'drawing'>): Arc[] {
  const room = Number.parseFloat(getComputedStyle(drawing).paddingInlineEnd) - 16;
  const find = (attribute: string, value: string) => drawing.querySelector(`[${attribute}="${value}"]`);
  const between = (from: Element | null, state: string): Pick<Arc, 'path' | 'head'>[] => {
    const to = find('data-state', state);
    return from && to ? [arcBetween(endOf(from, drawing), endOf(to, drawing), room)] : [];
  };
  const pairs = new Map(
    chart.arrows.flatMap(({ from, to }) =>
      from === undefined || to === undefined || from === to || from === current
        ? []
        : [[`${from} ${to}`, { from, to }] as const],
    ),
  );
  const still = [...pairs.values()].flatMap(({ from, to }) => between(find('data-state', from), to));
  const possible = ways.flatMap(({ to }, strand) =>
    between(find('data-way', to), to).map((arc) => ({ ...arc, strand: strand % strands })),
  );
  return [...still, ...possible];
}

/** The ways between the boxes of a drawing, as strands beside them; those that can be taken now are coloured. */
export function Arcs({ drawing, chart, current, ways }: ArcsProps) {
  const [arcs, setArcs] = useState<readonly Arc[]>([]);
  useEffect(() => {
    const { current: element } = drawing;
    if (!element) return undefined;
    const update = () => setArcs(draw(element, { chart, current, ways }));
    const observer = new ResizeObserver(update);
    observer.observe(element);
    update();
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- the ways follow from the chart and the state
  }, [drawing, chart, current]);
  return (
    <svg className={css.arcs} aria-hidden="true" focusable="false">
      {arcs.map(({ path, head, strand }, index) => (
        <g
          key={index}
          data-strand={strand}
          className={strand === undefined ? css.still : css.strands[strand]}
        >
          <path d={path} className={css.line} />
          <path d={head} className={css.head} />
        </g>
      ))}
    </svg>
  );
}
