import type { Closure, ClosureSpan } from '@plaitful/api-client/contract';
import { toast } from '@plaitful/design-system/Toast';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { adminCalendar as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { useState } from 'react';
import { unwrapResponse, toProblem } from '../../../lib/api/unwrapResponse.ts';
import { api } from '../../../lib/api/client.ts';
import { useRefreshCalendar } from './calendarData.ts';
import { formatSpan } from './calendarLabels.ts';

/** The dialog that is open over the calendar. */
export type CalendarDialog =
  | { readonly kind: 'close'; readonly span: ClosureSpan }
  /** Asks for the period first: a part of the day, or whole days from it on. */
  | { readonly kind: 'askSpan'; readonly date: LocalDate; readonly isPart: boolean }
  | { readonly kind: 'offer'; readonly dates: readonly LocalDate[] }
  | { readonly kind: 'texts'; readonly closure: Closure };

/** A change that can be undone for some minutes. */
export interface UndoableChange {
  readonly text: string;
  /** An instant in ISO 8601. */
  readonly undoUntil: string;
  readonly undo: () => Promise<unknown>;
}

export type CalendarActions = ReturnType<typeof useCalendarActions>;

/** The calendar's actions: the open dialog, the last change and its undo. */
export function useCalendarActions() {
  const refresh = useRefreshCalendar();
  const [dialog, setDialog] = useState<CalendarDialog>();
  const [lastChange, setLastChange] = useState<UndoableChange>();
  const undo = async (change: UndoableChange) => {
    setLastChange(undefined);
    try {
      await change.undo();
      toast.success(labels.undo.done);
    } catch (error) {
      const problem = toProblem(error);
      const isLate = problem.kind === 'refused' && (problem.status === 409 || problem.status === 404);
      if (!isLate) setLastChange(change);
      toast.error(isLate ? labels.undo.late : labels.undo.failed);
    }
    refresh();
  };
  return {
    dialog,
    lastChange,
    undo,
    close: (span: ClosureSpan) => setDialog({ kind: 'close', span }),
    askDays: (date: LocalDate) => setDialog({ kind: 'askSpan', date, isPart: false }),
    askPart: (date: LocalDate) => setDialog({ kind: 'askSpan', date, isPart: true }),
    offer: (dates: readonly LocalDate[]) => setDialog({ kind: 'offer', dates }),
    editTexts: (closure: Closure) => setDialog({ kind: 'texts', closure }),
    dismiss: () => setDialog(undefined),
    /** Announces a change: one that can be undone stands above the calendar, others are a toast. */
    tell: (text: string, change?: Omit<UndoableChange, 'text'>) => {
      setDialog(undefined);
      refresh();
      setLastChange(change && { ...change, text });
      if (change === undefined) toast.success(text);
    },
    /** Announces that nothing had to change; the previous change can still be undone. */
    tellUnchanged: (text: string) => {
      setDialog(undefined);
      refresh();
      toast.message(text);
    },
    reopen: async (closure: Closure) => {
      try {
        await deleteClosure(closure.closureId);
        toast.success(labels.list.opened({ span: formatSpan(closure) }));
      } catch (error) {
        const problem = toProblem(error);
        const isGone = problem.kind === 'refused' && problem.status === 404;
        if (isGone) toast.message(labels.list.gone);
        else toast.error(labels.list.openFailed);
      }
      refresh();
    },
  };
}

export const deleteClosure = (closureId: number) =>
  unwrapResponse(api.DELETE('/api/closures/{closureId}', { params: { path: { closureId } } }));
