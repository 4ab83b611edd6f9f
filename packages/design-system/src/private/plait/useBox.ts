import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Width and height in px. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** How large an element is, kept up to date; nothing before it has been laid out. */
export function useBox(ref: RefObject<Element | null>): Box | undefined {
  const [box, setBox] = useState<Box>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      const next = { width: Math.round(width), height: Math.round(height) };
      setBox((now) => (now?.width === next.width && now.height === next.height ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return box && box.width >= 8 && box.height >= 8 ? box : undefined;
}
