import { useEffect, useRef, useState } from 'react';

/** In ms. */
const countDuration = 280;

interface Count {
  /** Numbers on the way are multiples of it. */
  step: number;
  /** Whether it jumps. */
  isStill: boolean;
}

/** The number to show while it counts gently from the one before. */
export function useCountTo(target: number, { step, isStill }: Count): number {
  const [shown, setShown] = useState(target);
  const last = useRef(target);
  useEffect(() => {
    const from = last.current;
    if (from === target) return undefined;
    const begin = performance.now();
    const count = (now: number): void => {
      const part = isStill ? 1 : Math.min(1, Math.max(0, now - begin) / countDuration);
      const eased = 1 - (1 - part) ** 3;
      last.current = part === 1 ? target : Math.round((from + (target - from) * eased) / step) * step;
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(count);
    };
    let frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [target, step, isStill]);
  return shown;
}
