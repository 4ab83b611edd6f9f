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
const long = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const whys: Record<Exclude<DatePickerDayState, 'free' | 'loading'>, string> = {
  full: 'Every time on this day is booked.',
  notOffered: 'This style is not offered on this day.',
  closed: 'The studio is closed on this day.',
  past: 'This day is over.',
  gone: 'No times are left today.',
};

function getState(date: string): Exclude<DatePickerDayState, 'loading'> {
  if (date < today) return 'past';
  if (date === today) return 'gone';
  if (free[date]) return 'free';
  if (full.has(date)) return 'full';
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  return weekday === 5 || weekday === 6 ? 'notOffered' : 'closed';
}

function sampleDay(date: string): DatePickerDay {
  const state = getState(date);
  const words = long.format(new Date(`${date}T00:00Z`));
  if (state === 'free') {
    return { state, caption: `${free[date]} free`, label: `${words}, ${free[date]} times free` };
  }
  const captions: Partial<Record<DatePickerDayState, string>> = { full: 'Full', gone: 'Today' };
  const caption = captions[state];
  return {
    state,
    label: `${words}, ${whys[state]}`,
    disabledReason: whys[state],
    ...(caption === undefined ? {} : { caption }),
    isToday: date === today,
  };
}

export function loadingDay(date: string): DatePickerDay {
  return {
    state: 'loading',
    label: `${date}, still loading`,
    disabledReason: 'The free days are still loading.',
  };
}

export const samplePicker = {
  label: (month) => `Calendar, ${month}`,
  onChange: () => undefined,
  describeDay: sampleDay,
  firstDate: today,
  formatMonth: (month) => monthName.format(new Date(`${month}-01T00:00Z`)),
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  previousMonth: { label: 'Previous month', disabledReason: 'Earlier months are over.' },
  nextMonth: { label: 'Next month', disabledReason: 'Later months are not open yet.' },
  legend: [
    { variant: 'free', text: 'Free times' },
    { variant: 'chosen', text: 'Your choice' },
    { variant: 'full', text: 'Full' },
    { variant: 'notOffered', text: 'Not offered' },
    { variant: 'past', text: 'Over' },
  ],
} satisfies DatePickerProps;
