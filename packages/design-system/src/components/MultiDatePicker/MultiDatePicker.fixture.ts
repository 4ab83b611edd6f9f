import { en } from '../../words/en.ts';
import type { MultiDatePickerDay, MultiDatePickerProps } from './MultiDatePicker.tsx';

/** Texts and days for stories: December 2026, for the owner of a studio open on Fridays and Saturdays. */
const today = '2026-12-03';
const times: Record<string, readonly string[]> = {
  '2026-12-04': ['4:45'],
  '2026-12-05': ['1:00', '2:15', '3:30', '4:45'],
  '2026-12-11': ['4:45'],
  '2026-12-12': ['1:00', '2:15'],
};
const planned = ['2026-12-19', '2026-12-26'];
const at = (date: string) => new Date(`${date}T00:00Z`);

/** The dates chosen initially; the last one has no times yet. */
export const sampleValue = [...Object.keys(times), '2026-12-18'];

/** Makes a `describeDay` for a list of chosen dates. */
export function sampleDays(value: readonly string[]) {
  return (date: string): MultiDatePickerDay => {
    const onDate = times[date] ?? [];
    const isUsuallyClosed = at(date).getUTCDay() < 5;
    const isChosen = value.includes(date);
    return en.multiDatePicker.day(date, {
      isChosen,
      isPast: date < today,
      isUsuallyClosed,
      isToday: date === today,
      isBooked: isChosen && date === '2026-12-05',
      times: isChosen ? onDate : [],
    });
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
  ...en.calendar,
  value: sampleValue,
  onChange: () => undefined,
  onOpen: () => undefined,
  onRemoveBooked: () => undefined,
  describeDay: sampleDays(sampleValue),
  describeRange: en.multiDatePicker.describeRange,
  firstDate: today,
  legend: [...en.multiDatePicker.legend, { variant: 'planned', text: 'Will be copied' }],
} satisfies MultiDatePickerProps;
