'use client';

import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { CalendarMonthState } from '../../../private/calendar/useCalendarMonth.ts';

/** The date of the day under a pointer. */
const dateAt = ({ target }: PointerEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-date]')?.dataset['date'] : undefined;

/**
 * Marks a range of days: from the anchor to the day with the tab stop.
 * @param onEnd called with the last day when a drag ends
 */
export function useRangeMarking(
  month: CalendarMonthState,
  selectionMode: 'day' | 'range',
  onEnd: (anchor: string, last: string) => void,
) {
  const [anchor, setAnchor] = useState<string>();
  const dragStart = useRef<string>(undefined);

  const onPointerDown = (event: PointerEvent) => {
    const isDrag = event.pointerType !== 'touch' && event.button === 0;
    dragStart.current = isDrag ? dateAt(event) : undefined;
    // The press itself would move the tab stop away from the start of the range.
    if (isDrag && event.shiftKey && anchor === undefined) setAnchor(month.focusedDate);
  };
  const onPointerOver = (event: PointerEvent) => {
    const date = dateAt(event);
    if (date === undefined || event.pointerType === 'touch') return;
    const isDragging = event.buttons === 1 && dragStart.current !== undefined && dragStart.current !== date;
    if (isDragging && anchor === undefined) setAnchor(dragStart.current);
    if (isDragging || anchor !== undefined) month.focus(date);
  };
  const onPointerUp = (event: PointerEvent) => {
    const from = dragStart.current;
    const to = dateAt(event);
    dragStart.current = undefined;
    // A drag that stays on one day is a press, which has its own event.
    if (from === undefined || to === undefined || from === to) return;
    setAnchor(undefined);
    onEnd(anchor ?? from, to);
  };
  const onKeyDown = (event: KeyboardEvent, isMove: boolean) => {
    if (event.key === 'Escape' && anchor !== undefined) {
      // The key must not also close a dialog around the calendar.
      event.stopPropagation();
      event.preventDefault();
      setAnchor(undefined);
    }
    if (!isMove) return;
    if (event.shiftKey && event.key.startsWith('Arrow')) setAnchor(anchor ?? month.focusedDate);
    else if (selectionMode === 'day') setAnchor(undefined);
  };
  return { anchor, setAnchor, onKeyDown, pointerListeners: { onPointerDown, onPointerOver, onPointerUp } };
}
