/** The scrolling element, measured in slides instead of px. */
export interface SlideScroller {
  /** Read when used: React replaces and reorders them. */
  slides: () => readonly HTMLElement[];
  /** The width of a slide, in px. */
  slideWidth: () => number;
  visibleCount: () => number;
  maxScroll: () => number;
  scrolled: () => number;
  scrollTo: (position: number) => void;
  /** Scrolls to a slide with an animation, and snaps there. */
  glideTo: (position: number, isInstant: boolean) => void;
  isAnimating: () => boolean;
  /** Allows reordering without snapping, until `stopAnimation`. */
  disableSnap: () => void;
  stopAnimation: () => void;
}

const animationMs = 400;

/** @param viewport the scrolling element; its only child contains the slides */
export function createSlideScroller(viewport: HTMLElement): SlideScroller {
  const slides = () => [...(viewport.firstElementChild?.children ?? [])] as HTMLElement[];
  const slideWidth = () => slides()[0]?.getBoundingClientRect().width || 1;
  const visibleCount = () => Math.round(viewport.clientWidth / slideWidth());
  const scrolled = () => Math.abs(viewport.scrollLeft) / slideWidth();
  let frame = 0;
  function scrollTo(position: number) {
    const side = getComputedStyle(viewport).direction === 'rtl' ? -1 : 1;
    viewport.scrollTo({ left: side * position * slideWidth(), behavior: 'instant' });
  }
  function stopAnimation() {
    cancelAnimationFrame(frame);
    frame = 0;
    viewport.style.scrollSnapType = '';
  }
  // Not native smooth scrolling: Chromium sometimes aborts it when slides are reordered meanwhile.
  function glideTo(position: number, isInstant: boolean) {
    const [from, start] = [scrolled(), performance.now()];
    const step = (now: number) => {
      const progress = isInstant ? 1 : Math.min(1, Math.max(0, now - start) / animationMs);
      scrollTo(from + (position - from) * (1 - (1 - progress) ** 3));
      if (progress === 1) stopAnimation();
      else frame = requestAnimationFrame(step);
    };
    if (isInstant) step(start);
    else frame = requestAnimationFrame(step);
  }
  return {
    slides,
    slideWidth,
    visibleCount,
    maxScroll: () => Math.max(0, slides().length - visibleCount()),
    scrolled,
    scrollTo,
    glideTo,
    isAnimating: () => frame !== 0,
    disableSnap: () => {
      stopAnimation();
      viewport.style.scrollSnapType = 'none';
    },
    stopAnimation,
  };
}
