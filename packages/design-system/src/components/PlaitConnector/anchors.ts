import type { PathAnchor } from '@plaitful/illustrations/plait';

const directions = ['down', 'up', 'left', 'right'] as const;

/** The direction of the plait at an anchor. */
export type PlaitDirection = (typeof directions)[number];

/** How long the plait keeps its direction around an anchor, as shares of the distance to its neighbours. */
export interface PlaitHandles {
  /** Before the anchor. @default 0.5 */
  handleIn?: number;
  /** After the anchor. @default 0.5 */
  handleOut?: number;
}

/** Data attributes that make an element an anchor of its page's plait. */
export interface PlaitAnchorProps {
  'data-plait': PlaitDirection;
  'data-plait-in'?: number;
  'data-plait-out'?: number;
  'aria-hidden': true;
}

/**
 * Spread on an empty, positioned element: the plait runs through its top left corner, in document order. Elements with
 * `display: none` are ignored, so that phone and desktop can have different anchors.
 */
export function plaitAnchor(
  direction: PlaitDirection,
  { handleIn, handleOut }: PlaitHandles = {},
): PlaitAnchorProps {
  return {
    'data-plait': direction,
    ...(handleIn === undefined ? {} : { 'data-plait-in': handleIn }),
    ...(handleOut === undefined ? {} : { 'data-plait-out': handleOut }),
    'aria-hidden': true,
  };
}

/** Data attributes that make an element the position of a numbered marker. */
export interface PlaitNumberProps {
  'data-plait-number': string;
  'aria-hidden': true;
}

/** Spread on an empty, positioned element: a marker with this number is on the plait at its height. */
export function plaitNumber(text: string): PlaitNumberProps {
  return { 'data-plait-number': text, 'aria-hidden': true };
}

/** A marker's number and its position beside the plait. */
export interface NumberPoint {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** The visible anchors and numbers, relative to a corner of the page. */
export interface PlaitPath {
  readonly anchors: readonly PathAnchor[];
  readonly numbers: readonly NumberPoint[];
}

const isDirection = (text: string | undefined): text is PlaitDirection =>
  directions.some((direction) => direction === text);

function displayed(scope: ParentNode, attribute: string): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(`[${attribute}]`)].filter(
    // Not `checkVisibility`, which Safari has since 17.4.
    (element) => element.getClientRects().length > 0,
  );
}

/** Reads the course of the plait from a page; `corner` is the origin of its drawing. */
export function measureAnchors(scope: ParentNode, corner: { x: number; y: number }): PlaitPath {
  const pointOf = (element: HTMLElement) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: Math.round(left - corner.x), y: Math.round(top - corner.y) };
  };
  const anchors = displayed(scope, 'data-plait').flatMap((element): PathAnchor[] => {
    const { plait, plaitIn, plaitOut } = element.dataset;
    if (!isDirection(plait)) return [];
    return [
      {
        ...pointOf(element),
        direction: plait,
        ...(plaitIn === undefined ? {} : { handleIn: Number(plaitIn) }),
        ...(plaitOut === undefined ? {} : { handleOut: Number(plaitOut) }),
      },
    ];
  });
  const numbers = displayed(scope, 'data-plait-number').map((element) => ({
    ...pointOf(element),
    text: element.dataset['plaitNumber'] ?? '',
  }));
  return { anchors, numbers };
}

/** The elements whose size affects the positions of anchors. */
export function getAnchorContainers(scope: ParentNode): Set<Element> {
  const marked = scope.querySelectorAll('[data-plait], [data-plait-number]');
  return new Set([...marked].flatMap((element) => element.parentElement ?? []));
}
