'use client';

import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../../hooks/useMediaQuery.ts';
import { hasReducedMotionAttribute } from '../../../private/prefersReducedMotion.ts';
import { reducedMotionQuery } from '../../../tokens/breakpoints.ts';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => observer.disconnect();
}

/** Updated when the query changes; false on the server. */
function useReducedMotion(): boolean {
  const doesSystem = useMediaQuery(reducedMotionQuery);
  return useSyncExternalStore(subscribe, hasReducedMotionAttribute, () => false) || doesSystem;
}

/**
 * Whether slides advance automatically now: not when the user stopped them, points at them, has the focus inside or
 * prefers reduced motion.
 */
export function useRotation(interval: number | undefined) {
  const isMotionReduced = useReducedMotion();
  const [isPlaying, setPlaying] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRotating = interval !== undefined && isPlaying && !isHovered && !isFocused && !isMotionReduced;
  return {
    isMotionReduced,
    isRotating,
    isPlaying: isPlaying && !isMotionReduced,
    /** Moving slides by hand stops the rotation. */
    stop: () => setPlaying(false),
    toggle: () => {
      setPlaying(!isPlaying);
      // Play must have a visible effect although pointer and focus are still on the button.
      setHovered(false);
      setFocused(false);
    },
    viewportListeners: { onPointerEnter: () => setHovered(true) },
    rootListeners: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

/** Calls back at this interval (ms) while the page is visible; never for undefined. */
export function useInterval(interval: number | undefined, callback: () => void) {
  const tick = useEffectEvent(() => {
    if (!document.hidden) callback();
  });
  useEffect(() => {
    if (interval === undefined) return undefined;
    const timer = setInterval(() => tick(), interval);
    return () => clearInterval(timer);
  }, [interval]);
}

export type Rotation = ReturnType<typeof useRotation>;
