import { en } from '../../words/en.ts';
import type { MonthCalendarDay, MonthCalendarProps } from './MonthCalendar.tsx';

const at = (date: string) => new Date(`${date}T00:00Z`);

const bookings: Record<string, string> = { '2026-12-04': '2 booked', '2026-12-05': '5 booked' };

function describeSample(date: string): MonthCalendarDay {
  const what = bookings[date];
  const isQuiet = at(date).getUTCDay() < 5;
  return {
    label: [en.dates.formatDate(date), what ?? 'nothing'].join(', '),
    look: date < '2026-12-03' ? 'past' : isQuiet ? 'quiet' : 'plain',
    isToday: date === '2026-12-03',
    ...(date === '2026-12-25' && { content: 'Christmas Day' }),
    ...(what !== undefined && { content: what }),
  };
}

/** December 2026 of a studio that is open on Fridays and Saturdays. */
export const sampleBoard = {
  label: en.calendar.label,
  value: '2026-12-05',
  onChange: () => undefined,
  describeDay: describeSample,
  firstDate: '2026-01-01',
  weekdays: en.calendar.weekdays,
  narrowWeekdays: [0, 1, 2, 3, 4],
} satisfies MonthCalendarProps;
