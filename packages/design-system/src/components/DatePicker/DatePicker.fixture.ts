import { en } from '../../words/en.ts';
import type { DatePickerDay, DatePickerDayState, DatePickerProps } from './DatePicker.tsx';

/** Texts and days for stories: December 2026 of a studio that is open on Fridays and Saturdays. */
const free: Record<string, number> = {
  '2026-12-05': 2,
  '2026-12-12': 4,
  '2026-12-18': 3,
  '2026-12-19': 1,
  '2027-01-30': 5,
};
const full = new Set(['2026-12-04', '2026-12-11']);
const today = '2026-12-03';

function getState(date: string): DatePickerDayState {
  if (date < today) return 'past';
  if (date === today) return 'gone';
  if (free[date]) return 'free';
  if (full.has(date)) return 'full';
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  return weekday === 5 || weekday === 6 ? 'notOffered' : 'closed';
}

const sampleDay = (date: string): DatePickerDay =>
  en.datePicker.day(date, { state: getState(date), free: free[date], isToday: date === today });

export const loadingDay = (date: string): DatePickerDay => en.datePicker.day(date, { state: 'loading' });

export const samplePicker = {
  ...en.calendar,
  onChange: () => undefined,
  describeDay: sampleDay,
  firstDate: today,
  legend: en.datePicker.legend,
} satisfies DatePickerProps;
