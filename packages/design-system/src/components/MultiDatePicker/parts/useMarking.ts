import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Month } from '../../../private/month/useMonth.ts';

/** The date of the day under a pointer. */
const dateAt = ({ target }: PointerEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset['date'] : undefined;

/**
 * Several days on their way to be chosen: from the anchor to the day that has the tab stop.
 * @param onEnd called with the last day when a drag ends on it
 */
export function useMarking(
  view: Month,
  choice: 'day' | 'range',
  onEnd: (anchor: string, last: string) => void,
) {
  const [anchor, setAnchor] = useState<string>();
  const dragged = useRef<string>(undefined);

  const onPointerDown = (event: PointerEvent) => {
    const isDrag = event.pointerType !== 'touch' && event.button === 0;
    dragged.current = isDrag ? dateAt(event) : undefined;
    // The press itself will move the tab stop away from where the range begins.
    if (isDrag && event.shiftKey && anchor === undefined) setAnchor(view.focusedDate);
  };
  const onPointerOver = (event: PointerEvent) => {
    const date = dateAt(event);
    if (date === undefined || event.pointerType === 'touch') return;
    const isDragging = event.buttons === 1 && dragged.current !== undefined && dragged.current !== date;
    if (isDragging && anchor === undefined) setAnchor(dragged.current);
    if (isDragging || anchor !== undefined) view.focus(date);
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = dragged.current;
    const to = dateAt(event);
    dragged.current = undefined;
    // Up where it went down is a press, which comes by itself.
    if (from === undefined || to === undefined || from === to) return;
    setAnchor(undefined);
    onEnd(anchor ?? from, to);
  };
  const onKeyDown = (event: KeyboardEvent, isMove: boolean) => {
    if (event.key === 'Escape' && anchor !== undefined) {
      // Not also the dialog around it.
      event.stopPropagation();
      event.preventDefault();
      setAnchor(undefined);
    }
    if (!isMove) return;
    if (event.shiftKey && event.key.startsWith('Arrow')) setAnchor(anchor ?? view.focusedDate);
    else if (choice === 'day') setAnchor(undefined);
  };
  return { anchor, setAnchor, onKeyDown, pointer: { onPointerDown, onPointerOver, onPointerUp } };
}
