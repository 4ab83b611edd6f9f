import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { useIsCalm } from './useIsCalm.ts';

/** Whether slides go on by themselves now: not when the reader stopped them, is busy with them or asked for little motion. */
export function useRotation(every: number | undefined) {
  const isCalm = useIsCalm();
  const [isPlaying, setPlaying] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRotating = every !== undefined && isPlaying && !isHovered && !isFocused && !isCalm;
  return {
    isCalm,
    isRotating,
    isPlaying: isPlaying && !isCalm,
    /** Whoever moves the slides by hand has them for herself. */
    stop: () => setPlaying(false),
    toggle: () => {
      setPlaying(!isPlaying);
      // A press on Play is to be seen at once, though pointer and keyboard still rest on the button.
      setHovered(false);
      setFocused(false);
    },
    hover: { onPointerEnter: () => setHovered(true) },
    rest: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

/** Calls back every so often while the page is in sight, and never without a time. */
export function useTicks(every: number | undefined, onTick: () => void) {
  const tick = useEffectEvent(() => {
    if (!document.hidden) onTick();
  });
  useEffect(() => {
    if (every === undefined) return undefined;
    const timer = setInterval(() => tick(), every);
    return () => clearInterval(timer);
  }, [every]);
}

export type Rotation = ReturnType<typeof useRotation>;
