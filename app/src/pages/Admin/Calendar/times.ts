import { addMinutes } from '@plaitful/domain/studio-time';
import { closing } from '@plaitful/messages/en-CA/adminCalendar';
import { formatTime } from '@plaitful/messages/format';
import { endOfDay } from './calendarModel.ts';

const first = '06:00';
const step = 15;

/** Quarters of an hour from 6 am on, to choose from, and a time that is none of them. */
export function timeOptions(...others: readonly string[]) {
  const quarters = Array.from({ length: 72 }, (_, index) => addMinutes(first, index * step));
  return [...new Set([...quarters, ...others.filter((time) => time !== endOfDay)])]
    .toSorted()
    .map((time) => ({ value: time, label: formatTime(time) }));
}

export const withEndOfDay = (options: ReturnType<typeof timeOptions>) => [
  ...options,
  { value: endOfDay, label: closing.form.endOfDay },
];
