import { toast } from '@plaitful/design-system/Toast';
import {
  addTime,
  chooseDates,
  removeDate,
  removeTime,
  takeOutMisfits,
  type EditedDates,
} from '@plaitful/domain/offer-editing';
import { studioMoment, type LocalDate, type LocalTime } from '@plaitful/domain/studio-time';
import { styleDates, styleTimes } from '@plaitful/messages/en-CA/adminStyleForm';
import { formatDate } from '@plaitful/messages/format';
import { useId, useState } from 'react';
import { useBusiness } from '../../../../shell/business.tsx';
import { useNow } from '../../../../shell/useNow.ts';
import type { StyleBookings } from './useStyleBookings.ts';

export interface DatesEditing {
  dates: EditedDates;
  onChange: (dates: EditedDates) => void;
  /** The last valid duration; undefined before there was one. */
  durationMinutes: number | undefined;
  bookings: StyleBookings;
}

/** Booked times that are removed only after a question. Without `time` it is the whole date. */
interface PendingRemoval {
  date: LocalDate;
  time?: LocalTime;
}

const mostUndone = 20;

/** The changes to a style's dates and times, by the rules of the domain. */
export function useDatesEditor({ dates, onChange, durationMinutes, bookings }: DatesEditing) {
  const { timeZone } = useBusiness();
  const now = studioMoment(useNow(), timeZone);
  const [openedDate, setOpenDate] = useState<LocalDate>();
  const { change, undo } = useUndo(dates, onChange);
  const paneId = useId();
  const openDate = openedDate !== undefined && Object.hasOwn(dates, openedDate) ? openedDate : undefined;

  const focusPane = () => document.getElementById(paneId)?.focus();
  const takingOut = useRemoval({ dates, change, bookings, openDate, focusPane });
  return {
    ...takingOut,
    now,
    openDate,
    open: setOpenDate,
    /** The id of the pane with the times of the open date, which receives the focus when the date is removed. */
    paneId,
    focusPane,
    choose: (chosen: readonly LocalDate[]) => change(chooseDates(dates, chosen, now.date)),
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
    takeOutMisfits: () => {
      if (durationMinutes === undefined) return;
      const kept = takeOutMisfits(dates, durationMinutes, bookings.booked);
      change(kept.dates);
      toast.message(kept.hasBooked ? styleTimes.offGridKept : styleTimes.offGridRemoved);
    },
    change,
    undo,
  };
}

/** Changes the dates with undo, which is undefined where there is nothing to undo. */
function useUndo(dates: EditedDates, onChange: (dates: EditedDates) => void) {
  const [earlier, setEarlier] = useState<readonly EditedDates[]>([]);
  const last = earlier.at(-1);
  return {
    change: (next: EditedDates) => {
      setEarlier((before) => [...before, dates].slice(-mostUndone));
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

interface TakingOut extends Pick<DatesEditing, 'dates' | 'bookings'> {
  change: (dates: EditedDates) => void;
  openDate: LocalDate | undefined;
  focusPane: () => void;
}

/** Removes dates and times; asks first where some of them are booked. */
function useRemoval({ dates, change, bookings, openDate, focusPane }: TakingOut) {
  const [asked, setAsked] = useState<PendingRemoval>();
  const isBooked = (date: LocalDate, time: LocalTime) => bookings.booked[date]?.includes(time) ?? false;
  const takeOutDate = (date: LocalDate) => {
    change(removeDate(dates, date));
    if (date === openDate) focusPane();
  };
  const takeOutTime = (date: LocalDate, time: LocalTime) => {
    const next = removeTime(dates, date, time);
    change(next);
    if (Object.hasOwn(next, date)) return;
    toast.message(styleTimes.lastRemoved({ date: formatDate(date) }));
    focusPane();
  };
  return {
    askToTakeOutDate: (date: LocalDate) => {
      if (dates[date]?.some((time) => isBooked(date, time))) setAsked({ date });
      else takeOutDate(date);
    },
    askToTakeOutTime: (date: LocalDate, time: LocalTime) => {
      if (isBooked(date, time)) setAsked({ date, time });
      else takeOutTime(date, time);
    },
    asked,
    answer: (isYes: boolean) => {
      setAsked(undefined);
      if (!isYes || !asked) return;
      if (asked.time === undefined) takeOutDate(asked.date);
      else takeOutTime(asked.date, asked.time);
    },
  };
}

export type DatesEditor = ReturnType<typeof useDatesEditor>;
