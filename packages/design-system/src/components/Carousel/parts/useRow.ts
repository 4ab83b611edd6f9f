import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isCalm } from '../../../private/isCalm.ts';
import { makeRing, type Ring, type Sight } from './ring.ts';
import { slotsOf } from './slots.ts';

export interface Row {
  viewport: RefObject<HTMLDivElement | null>;
  /** Nothing while the browser has not taken over from the server. */
  sight: Sight | undefined;
  /** Goes on by a slide, or back by one. */
  move: (by: 1 | -1) => void;
  goTo: (place: number) => void;
}

const isSame = (one: Sight | undefined, other: Sight) =>
  one?.first === other.first && one.across === other.across && one.hasStop === other.hasStop;

/** A row of so many slides that begins at one of them; `onHand` is called when a hand has moved it. */
export function useRow(total: number, begin: number, onHand: () => void): Row {
  const viewport = useRef<HTMLDivElement>(null);
  const ring = useRef<Ring>(undefined);
  const [sight, setSight] = useState<Sight>();
  const hand = useEffectEvent(onHand);
  const beginAt = useEffectEvent((node: HTMLElement, slides: number) => {
    // The reader may have scrolled before the script came.
    const scrolled = Math.round(slotsOf(node).scrolled());
    return Math.min(sight ? sight.first : scrolled || begin, slides - 1);
  });
  useLayoutEffect(() => {
    if (!viewport.current) return undefined;
    const made = makeRing({
      viewport: viewport.current,
      begin: beginAt(viewport.current, total),
      onSight: (next) => setSight((last) => (isSame(last, next) ? last : next)),
      onHand: () => hand(),
    });
    ring.current = made;
    return made.stop;
  }, [total]);
  return {
    viewport,
    sight,
    move: (by) => ring.current?.moveBy(by, isCalm()),
    goTo: (place) => ring.current?.goTo(place, isCalm()),
  };
}
