/** The box that scrolls, in slides instead of px. */
export interface Slots {
  slides: readonly HTMLElement[];
  /** The width of one, in px. */
  width: () => number;
  /** How many stand beside one another. */
  across: () => number;
  /** How far it can be scrolled. */
  room: () => number;
  scrolled: () => number;
  scrollTo: (position: number) => void;
  /** Scrolls there in sight. */
  glideTo: (position: number) => void;
  isGliding: () => boolean;
  /** Lets slides change places without being snapped to again, until it rests. */
  loosen: () => void;
  /** Ends a movement of ours. */
  rest: () => void;
}

/** How long a movement takes. */
const glideMs = 400;

/** @param viewport the box that scrolls; its only child holds the slides */
export function slotsOf(viewport: HTMLElement): Slots {
  const slides = [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const width = () => slides[0]?.getBoundingClientRect().width || 1;
  const across = () => Math.round(viewport.clientWidth / width());
  const scrolled = () => Math.abs(viewport.scrollLeft) / width();
  let frame = 0;
  function scrollTo(position: number) {
    const side = getComputedStyle(viewport).direction === 'rtl' ? -1 : 1;
    viewport.scrollTo({ left: side * position * width(), behavior: 'instant' });
  }
  function rest() {
    cancelAnimationFrame(frame);
    frame = 0;
    viewport.style.scrollSnapType = '';
  }
  // Not the browser's smooth scrolling: Chromium gives that up now and then when slides change places meanwhile.
  function glideTo(position: number) {
    const [from, begun] = [scrolled(), performance.now()];
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - begun) / glideMs);
      scrollTo(from + (position - from) * (1 - (1 - part) ** 3));
      if (part === 1) rest();
      else frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  }
  return {
    slides,
    width,
    across,
    room: () => Math.max(0, slides.length - across()),
    scrolled,
    scrollTo,
    glideTo,
    isGliding: () => frame !== 0,
    loosen: () => {
      rest();
      viewport.style.scrollSnapType = 'none';
    },
    rest,
  };
}
