import { toast } from '@plaitful/design-system/Toast';
import {
  chosenDates,
  copyTimes,
  planCopy,
  weeklyAfter,
  type CopyPlan,
  type EditedDates,
} from '@plaitful/domain/offer-editing';
import { addDays, type LocalDate } from '@plaitful/domain/studio-time';
import { styleTimes } from '@plaitful/messages/en-CA/adminStyleForm';
import { useState } from 'react';
import type { DatesEditor } from './useDatesEditor.ts';

/** Onto which dates the times are copied. */
export type CopyWay = 'all' | 'weekly' | 'picked';

/** How far a day is repeated at the most. */
const mostDays = 366;

/** Copying the times of the open date: onto all chosen ones, every week until a day, or days that are picked. */
export function useCopy({ openDate, now, change }: DatesEditor, dates: EditedDates) {
  const [way, setWay] = useState<CopyWay>('all');
  const [until, setUntil] = useState('');
  const [picked, setPicked] = useState<readonly LocalDate[]>([]);
  const lastDay = addDays(now.date, mostDays);
  const targets: Record<CopyWay, () => readonly LocalDate[]> = {
    all: () => chosenDates(dates),
    weekly: () => (openDate === undefined ? [] : weeklyAfter(openDate, until > lastDay ? lastDay : until)),
    picked: () => picked,
  };
  const nothing: CopyPlan = { gets: [], keeps: [], same: [] };
  const plan =
    openDate === undefined
      ? nothing
      : planCopy(dates, openDate, targets[way](), {
          today: now.date,
          onOwn: way === 'weekly' ? 'keep' : 'add',
        });
  return {
    way,
    setWay: (next: CopyWay) => {
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
    /** The dates to be marked in the calendar; all chosen ones need no mark, since they are chosen. */
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

export type Copy = ReturnType<typeof useCopy>;
