import { useEffect, useRef, type RefObject } from 'react';

/** When one dialog shows its next part, the keyboard and the screen reader start at the title again. */
export function useStepFocus(part: string): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(part);
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    const title = content.current?.closest('dialog')?.querySelector('h2');
    title?.focus();
    title?.scrollIntoView({ block: 'end' });
  }, [part]);
  return content;
}
