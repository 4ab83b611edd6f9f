import { toast } from '@plaitful/design-system/Toast';
import {
  addTime,
  setSelectedDates,
  removeDate,
  removeTime,
  removeMisalignedTimes,
  type AvailabilityDraft,
} from '@plaitful/domain/availability-editor';
import type { LocalDate, LocalTime } from '@plaitful/domain/studio-time';
import { styleDates, styleTimes } from '@plaitful/messages/en-CA/adminStyleForm';
import { formatDate } from '@plaitful/messages/format';
import { useId, useState } from 'react';
import { useClock } from '../../../../features/admin/useClock.ts';
import type { StyleBookings } from './useStyleBookings.ts';

export interface DatesEditorOptions {
  dates: AvailabilityDraft;
  onChange: (dates: AvailabilityDraft) => void;
  /** The last valid duration; undefined before there was one. */
  durationMinutes: number | undefined;
  bookings: StyleBookings;
}

/** A removal of booked times, made only after confirmation. Without `time` it removes the whole date. */
interface PendingRemoval {
  date: LocalDate;
  time: LocalTime | undefined;
  booked: readonly LocalTime[];
}

const maxUndoSteps = 20;

/** The changes to a style's dates and times, by the rules of the domain. */
export function useDatesEditor({ dates, onChange, durationMinutes, bookings }: DatesEditorOptions) {
  const now = useClock().moment;
  const [openedDate, setOpenDate] = useState<LocalDate>();
  const { change, undo } = useUndo(dates, onChange);
  const paneId = useId();
  const openDate = openedDate !== undefined && Object.hasOwn(dates, openedDate) ? openedDate : undefined;

  const focusPane = () => document.getElementById(paneId)?.focus();
  const removal = useRemoval({ dates, change, bookings, openDate, focusPane });
  return {
    ...removal,
    dates,
    durationMinutes,
    bookings,
    now,
    openDate,
    open: setOpenDate,
    /** The id of the pane with the times of the open date, which receives the focus when the date is removed. */
    paneId,
    focusPane,
    choose: (chosen: readonly LocalDate[]) => change(setSelectedDates(dates, chosen, now.date)),
    /** Shows a toast when the time cannot be added. Returns whether it was. */
    add: (date: LocalDate, time: LocalTime): boolean => {
      const next = addTime(dates, date, time, durationMinutes ?? 0);
      if (typeof next === 'object') {
        change(next);
        return true;
      }
      toast.error(next === 'twice' ? styleTimes.duplicate : styleTimes.invalid);
      return false;
    },
    removeOffGridTimes: () => {
      if (durationMinutes === undefined) return;
      const kept = removeMisalignedTimes(dates, durationMinutes, bookings.booked);
      change(kept.dates);
      toast.message(kept.hasBooked ? styleTimes.offGridKept : styleTimes.offGridRemoved);
    },
    change,
    undo,
  };
}

/** Changes the dates with undo, which is undefined where there is nothing to undo. */
function useUndo(dates: AvailabilityDraft, onChange: (dates: AvailabilityDraft) => void) {
  const [earlier, setEarlier] = useState<readonly AvailabilityDraft[]>([]);
  const last = earlier.at(-1);
  return {
    change: (next: AvailabilityDraft) => {
      setEarlier((before) => [...before, dates].slice(-maxUndoSteps));
      onChange(next);
    },
    undo:
      last &&
      (() => {
        setEarlier(earlier.slice(0, -1));
        onChange(last);
        toast.message(styleDates.undone);
      }),
  };
}

interface RemovalOptions extends Pick<DatesEditorOptions, 'dates' | 'bookings'> {
  change: (dates: AvailabilityDraft) => void;
  openDate: LocalDate | undefined;
  focusPane: () => void;
}

/** Removes dates and times; shows a confirmation when some of them are booked. */
function useRemoval({ dates, change, bookings, openDate, focusPane }: RemovalOptions) {
  const [asked, setAsked] = useState<PendingRemoval>();
  const bookedOf = (date: LocalDate, time?: LocalTime) =>
    (time === undefined ? (dates[date] ?? []) : [time]).filter((one) => bookings.booked[date]?.includes(one));
  const remove = (date: LocalDate, time?: LocalTime) => {
    const next = time === undefined ? removeDate(dates, date) : removeTime(dates, date, time);
    change(next);
    if (Object.hasOwn(next, date)) return;
    if (time !== undefined) toast.message(styleTimes.lastRemoved({ date: formatDate(date) }));
    if (time !== undefined || date === openDate) focusPane();
  };
  return {
    /** Removes a time; without `time`, the whole date. */
    remove: (date: LocalDate, time?: LocalTime) => {
      const booked = bookedOf(date, time);
      if (booked.length > 0) setAsked({ date, time, booked });
      else remove(date, time);
    },
    asked,
    answer: (isYes: boolean) => {
      setAsked(undefined);
      if (isYes && asked) remove(asked.date, asked.time);
    },
  };
}

export type DatesEditor = ReturnType<typeof useDatesEditor>;
