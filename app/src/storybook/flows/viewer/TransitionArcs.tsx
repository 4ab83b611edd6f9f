import { type RefObject, useEffect, useState } from 'react';
import * as css from './TransitionArcs.css.ts';

/** A curve between the right ends of two elements, wider the further they are apart. */
function arcBetween(from: Element, to: Element, chart: Element): string {
  const { left, top } = chart.getBoundingClientRect();
  const [start, end] = [from, to].map((element) => {
    const box = element.getBoundingClientRect();
    return { x: Math.round(box.right - left) + 4, y: Math.round(box.top - top + box.height / 2) };
  }) as [DOMPoint, DOMPoint];
  const room = Number.parseFloat(getComputedStyle(chart).paddingInlineEnd) - 16;
  const x = Math.max(start.x, end.x) + Math.min(room, 24 + Math.abs(end.y - start.y) * 0.12) * 1.3;
  return `M${start.x} ${start.y} C${x} ${start.y} ${x} ${end.y} ${end.x} ${end.y}`;
}

function arcsIn(chart: HTMLElement): string[] {
  return [...chart.querySelectorAll('[data-target]')].flatMap((button) => {
    const target = chart.querySelector(`[data-state="${button.getAttribute('data-target')}"]`);
    return target ? [arcBetween(button, target, chart)] : [];
  });
}

/**
 * An arc from each transition of the current state to the state it leads to.
 * @param chart the container; its states carry `data-state`, the transitions `data-target`
 */
export function TransitionArcs({ chart }: { chart: RefObject<HTMLElement | null> }) {
  const [arcs, setArcs] = useState<readonly string[]>([]);
  useEffect(() => {
    const { current: element } = chart;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setArcs(arcsIn(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [chart]);
  return (
    <svg className={css.arcs} aria-hidden="true" focusable="false">
      <marker id="arrow" viewBox="0 0 8 10" refX="2" refY="5" markerWidth="4" markerHeight="5" orient="180">
        <path d="M8 0 L0 5 L8 10 z" fill="context-stroke" transform="rotate(180 4 5)" />
      </marker>
      {arcs.map((path, index) => (
        <path
          key={path}
          d={path}
          markerEnd="url(#arrow)"
          className={css.strands[index % css.strands.length]}
        />
      ))}
    </svg>
  );
}
