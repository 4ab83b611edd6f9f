import { toast } from '@plaitful/design-system/Toast';
import {
  listDates,
  copyTimes,
  planTimesCopy,
  getWeeklyRepeats,
  type CopyTimesPlan,
} from '@plaitful/domain/availability-editor';
import { addDays, type LocalDate } from '@plaitful/domain/studio-time';
import { styleTimes } from '@plaitful/messages/en-CA/adminStyleForm';
import { useState } from 'react';
import type { DatesEditor } from './useDatesEditor.ts';

export type CopyMode = 'all' | 'weekly' | 'picked';

const mostDays = 366;

/** Copies the times of the open date to all dates, weekly until a date, or to picked days. */
export function useCopyTimes({ dates, openDate, now, change }: DatesEditor) {
  const [way, setWay] = useState<CopyMode>('all');
  const [until, setUntil] = useState('');
  const [picked, setPicked] = useState<readonly LocalDate[]>([]);
  const lastDay = addDays(now.date, mostDays);
  const targets: Record<CopyMode, () => readonly LocalDate[]> = {
    all: () => listDates(dates),
    weekly: () =>
      openDate === undefined ? [] : getWeeklyRepeats(openDate, until > lastDay ? lastDay : until),
    picked: () => picked,
  };
  const nothing: CopyTimesPlan = { gets: [], keeps: [], same: [] };
  const plan =
    openDate === undefined
      ? nothing
      : planTimesCopy(dates, openDate, targets[way](), {
          today: now.date,
          onOwn: way === 'weekly' ? 'keep' : 'add',
        });
  return {
    way,
    setWay: (next: CopyMode) => {
      setWay(next);
      setPicked([]);
    },
    until,
    setUntil,
    lastDay,
    isPicking: way === 'picked' && openDate !== undefined,
    picked,
    setPicked,
    plan,
    /** Days to mark in the calendar; "all" needs no mark. */
    planned: way === 'all' ? [] : plan.gets,
    submit: () => {
      if (openDate === undefined) return;
      change(copyTimes(dates, openDate, plan.gets));
      setPicked([]);
      const { copiedAll, copied } = styleTimes.copy;
      toast.message(way === 'all' ? copiedAll : copied({ count: plan.gets.length }));
    },
  };
}

export type CopyTimesState = ReturnType<typeof useCopyTimes>;
