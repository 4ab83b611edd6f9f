import { slotsOf, type Slots } from './slots.ts';

/** What of the ring is in sight. */
export interface Sight {
  /** The slide that the row begins with, by its place in the document. */
  first: number;
  /** How many stand beside one another. */
  across: number;
  /** Whether the keyboard comes to something in them. */
  hasStop: boolean;
}

/** A row of slides closed to a ring. */
export interface Ring {
  /** Goes on by so many slides, or back. */
  moveBy: (slides: number, isCalm: boolean) => void;
  /** Goes to a slide by the shorter way. */
  goTo: (place: number, isCalm: boolean) => void;
  stop: () => void;
}

interface RingSettings {
  /** The box that scrolls; its only child holds the slides. */
  viewport: HTMLElement;
  /** The slide that it begins with. */
  begin: number;
  onSight: (sight: Sight) => void;
  /** The reader has scrolled it. */
  onHand: () => void;
}

const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * A row that the browser scrolls and snaps, closed to a ring: as it comes to an end, slides from the other one are put there
 * by `order`, and the row is scrolled by as much, so that nothing is seen to move.
 */
export function makeRing({ viewport, begin, onSight, onHand }: RingSettings): Ring {
  const slots = slotsOf(viewport);
  const { slides, across, room, scrolled, scrollTo } = slots;
  const { around, turn, turnTo, positionOf } = orderOf(slides);
  let first = begin;
  /** Whether what moves it now is a hand, and not a button. */
  let isByHand = true;

  function tell() {
    const inSight = slides.filter((_, place) => around(place - first) < across());
    onSight({ first, across: across(), hasStop: inSight.some((slide) => slide.querySelector(stops)) });
  }
  function moveBy(by: number, isCalm: boolean) {
    if (room() === 0 || by === 0) return;
    isByHand = false;
    const { from, to, shift } = wayOf(positionOf(first), by, slots);
    slots.loosen();
    if (shift !== 0) turnTo(turn() - shift);
    scrollTo(from + shift);
    first = around(first + by);
    tell();
    if (!isCalm) return slots.glideTo(to + shift);
    scrollTo(to + shift);
    slots.rest();
  }
  /** Stays where it is when the room changes. */
  function keep() {
    const isIn = room() > 0 && positionOf(first) <= room();
    slots.rest();
    turnTo(isIn ? turn() : room() > 0 ? first - room() : 0);
    scrollTo(Math.min(positionOf(first), room()));
    tell();
  }
  /** Puts as many slides before those in sight as after them, for a hand that may go either way. */
  function centre() {
    const before = Math.floor(room() / 2);
    const isResting = Math.abs(scrolled() - positionOf(first)) < 0.1;
    if (room() === 0 || !isResting || positionOf(first) === before) return;
    turnTo(first - before);
    scrollTo(before);
  }
  function settle() {
    if (slots.isGliding()) return;
    const place = around(turn() + Math.round(scrolled()));
    if (place !== first) {
      // A busy browser may snap back to where it was as slides change places; a button's word holds then.
      if (!isByHand) return scrollTo(positionOf(first));
      first = place;
      tell();
      onHand();
    }
    centre();
  }
  keep();
  return {
    moveBy,
    goTo: (place, isCalm) => moveBy(shorterWay(around(place - first), slides.length), isCalm),
    stop: listen(viewport, { slots, centre, settle, keep, tell, take: () => (isByHand = true) }),
  };
}

/** The row's order, which is turned by `style.order`, and the place of each slide in it. */
function orderOf(slides: readonly HTMLElement[]) {
  /** The slide that stands first in the row, in sight or not. */
  let turn = 0;
  const around = (place: number) => ((place % slides.length) + slides.length) % slides.length;
  const positionOf = (place: number) => around(place - turn);
  return {
    around,
    positionOf,
    turn: () => turn,
    turnTo: (place: number) => {
      turn = around(place);
      for (const [at, slide] of slides.entries()) slide.style.order = String(positionOf(at));
    },
  };
}

const shorterWay = (on: number, total: number) => (on > total / 2 ? on - total : on);

/**
 * The way over so many slides: from where it is scrolled to, and by how many slides the row has to turn for all of it to lie in
 * its room. Where slides were pressed for faster than they move, or farther than there is room, it begins nearer.
 */
function wayOf(at: number, by: number, { scrolled, room }: Slots) {
  const to = at + by;
  const isFar = Math.abs(to - scrolled()) > room();
  const from = isFar ? to - Math.sign(by) * Math.min(Math.abs(by), room()) : scrolled();
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return { from, to, shift: low < 0 ? Math.ceil(-low) : Math.min(0, Math.floor(room() - high)) };
}

interface Heard {
  slots: Slots;
  centre: () => void;
  settle: () => void;
  keep: () => void;
  tell: () => void;
  /** A hand takes it. */
  take: () => void;
}

/** Follows hand and window; returns what ends that. */
function listen(viewport: HTMLElement, { slots, centre, settle, keep, tell, take }: Heard): () => void {
  const heard = new AbortController();
  const on = (name: string, listener: () => void) =>
    viewport.addEventListener(name, listener, { signal: heard.signal, passive: true });
  for (const name of ['pointerdown', 'wheel', 'keydown']) {
    on(name, () => {
      take();
      slots.rest();
    });
  }
  on('pointerenter', centre);
  let timer: ReturnType<typeof setTimeout> | undefined;
  if ('onscrollend' in window) on('scrollend', settle);
  // Safari learned of `scrollend` in 2025.
  else {
    on('scroll', () => {
      clearTimeout(timer);
      timer = setTimeout(settle, 150);
    });
  }
  let width = slots.width();
  // It also calls at once, and when words in a slide open: then there is nothing to keep, and a movement would be cut off.
  const size = new ResizeObserver(() => {
    if (slots.width() === width) return tell();
    width = slots.width();
    keep();
  });
  size.observe(viewport);
  // What the keyboard comes to in a slide may go or come without a change of its size, as “Read more” does.
  const content = new MutationObserver(tell);
  content.observe(viewport, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    slots.rest();
    heard.abort();
    size.disconnect();
    content.disconnect();
  };
}
