import type { Anchor } from '@plaitful/illustrations/plait';
import type { PlaitHeading, PlaitReach } from './PlaitLine.types.ts';

/** What makes an element of a page an anchor of its plait. */
export interface PlaitAnchorProps {
  'data-plait': PlaitHeading;
  'data-plait-in'?: number;
  'data-plait-out'?: number;
  'aria-hidden': true;
}

/**
 * Spread on an empty, positioned element: the plait runs through its top left corner, in the order of the document. An element
 * that is not displayed is no anchor, so that phone and desk can have their own.
 */
export function plaitAnchor(heading: PlaitHeading, { reachIn, reachOut }: PlaitReach = {}): PlaitAnchorProps {
  return {
    'data-plait': heading,
    ...(reachIn === undefined ? {} : { 'data-plait-in': reachIn }),
    ...(reachOut === undefined ? {} : { 'data-plait-out': reachOut }),
    'aria-hidden': true,
  };
}

/** What makes an element of a page the place of a numbered clamp. */
export interface PlaitBeadProps {
  'data-plait-bead': string;
  'aria-hidden': true;
}

/** Spread on an empty, positioned element: a clamp with this figure sits on the plait at its height. */
export function plaitBead(text: string): PlaitBeadProps {
  return { 'data-plait-bead': text, 'aria-hidden': true };
}

/** A clamp's figure and its place beside the plait. */
export interface Bead {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Anchors and beads that are displayed, measured from a corner of the page. */
export interface Course {
  readonly anchors: readonly Anchor[];
  readonly beads: readonly Bead[];
}

const headings: readonly string[] = ['down', 'up', 'left', 'right'] satisfies PlaitHeading[];

function isHeading(text: string | undefined): text is PlaitHeading {
  return text !== undefined && headings.includes(text);
}

function displayed(scope: ParentNode, name: string): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(`[${name}]`)].filter((element) => element.checkVisibility());
}

/** Reads the course of the plait from a page; `corner` is where its drawing has 0, 0. */
export function readCourse(scope: ParentNode, corner: { x: number; y: number }): Course {
  const place = (element: HTMLElement) => {
    const { left, top } = element.getBoundingClientRect();
    return { x: Math.round(left - corner.x), y: Math.round(top - corner.y) };
  };
  const anchors = displayed(scope, 'data-plait').flatMap((element): Anchor[] => {
    const { plait, plaitIn, plaitOut } = element.dataset;
    if (!isHeading(plait)) return [];
    return [
      {
        ...place(element),
        heading: plait,
        ...(plaitIn === undefined ? {} : { reachIn: Number(plaitIn) }),
        ...(plaitOut === undefined ? {} : { reachOut: Number(plaitOut) }),
      },
    ];
  });
  const beads = displayed(scope, 'data-plait-bead').map((element) => ({
    ...place(element),
    text: element.dataset['plaitBead'] ?? '',
  }));
  return { anchors, beads };
}

/** The elements whose size moves anchors about. */
export function movers(scope: ParentNode): Set<Element> {
  const marked = scope.querySelectorAll('[data-plait], [data-plait-bead]');
  return new Set([...marked].flatMap((element) => element.parentElement ?? []));
}
