import type { MultiDatePickerDay, MultiDatePickerProps, MultiDatePickerRange } from './MultiDatePicker.tsx';

/** Texts and days for stories: December 2026, for the owner of a studio open on Fridays and Saturdays. */
const today = '2026-12-03';
const times: Record<string, readonly string[]> = {
  '2026-12-04': ['4:45'],
  '2026-12-05': ['1:00', '2:15', '3:30', '4:45'],
  '2026-12-11': ['4:45'],
  '2026-12-12': ['1:00', '2:15'],
};
const planned = ['2026-12-19', '2026-12-26'];
const long = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-CA', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const at = (date: string) => new Date(`${date}T00:00Z`);

/** The dates chosen initially; the last one has no times yet. */
export const sampleValue = [...Object.keys(times), '2026-12-18'];

/** Makes a `describeDay` for a list of chosen dates. */
export function sampleDays(value: readonly string[]) {
  return (date: string): MultiDatePickerDay => {
    const onDate = times[date] ?? [];
    const isPast = date < today;
    const isUsuallyClosed = at(date).getUTCDay() < 5;
    const words = value.includes(date) ? `chosen, ${onDate.length} times` : 'not chosen';
    return {
      label: `${long.format(at(date))}, ${words}`,
      isPast,
      isUsuallyClosed,
      isToday: date === today,
      ...(value.includes(date) && {
        times: onDate,
        ...(onDate.length > 0 && { caption: `×${onDate.length}` }),
        isBooked: date === '2026-12-05',
      }),
      ...(isPast && { note: 'Cannot select previous dates' }),
      ...(!isPast &&
        isUsuallyClosed && { note: 'The studio is usually closed on this day. You can still offer it.' }),
    };
  };
}

/** Like {@link sampleDays}, while repeating Saturday's times is pending. */
export function plannedDays(value: readonly string[]) {
  const daysOf = sampleDays(value);
  return (date: string): MultiDatePickerDay => ({
    ...daysOf(date),
    ...(planned.includes(date) && { isPlanned: true, times: times['2026-12-05'] ?? [], caption: '×4' }),
  });
}

export const sampleMultiDatePicker = {
  label: (month) => `Calendar, ${month}`,
  value: sampleValue,
  onChange: () => undefined,
  onOpen: () => undefined,
  onRemoveBooked: () => undefined,
  describeDay: sampleDays(sampleValue),
  describeRange: ({ first, last, dates }: MultiDatePickerRange) =>
    `${short.format(at(first))} to ${short.format(at(last))}, ${dates.length} days. Choose the last day.`,
  firstDate: today,
  formatMonth: (month) => monthName.format(at(`${month}-01`)),
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  previousMonth: { label: 'Previous month', disabledReason: 'Earlier months are over.' },
  nextMonth: { label: 'Next month' },
  legend: [
    { variant: 'available', text: 'Not chosen' },
    { variant: 'usuallyClosed', text: 'Usually closed' },
    { variant: 'chosen', text: 'Has times' },
    { variant: 'empty', text: 'No times yet' },
    { variant: 'open', text: 'Open below' },
    { variant: 'planned', text: 'Will be copied' },
    { variant: 'booked', text: 'Booked' },
  ],
} satisfies MultiDatePickerProps;
