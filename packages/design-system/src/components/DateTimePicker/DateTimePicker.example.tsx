import { useState } from 'react';
import { DateTimePicker, DateTimePickerFooter } from '@plaitful/design-system/DateTimePicker';
import { type DatePickerDay } from '@plaitful/design-system/DatePicker';
import { type TimeSlotPickerItem } from '@plaitful/design-system/TimeSlotPicker';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const inWords = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(new Date(date));
const formatDay = (date: string) => inWords(date, { dateStyle: 'full' });
const formatMonth = (month: string) => inWords(month, { month: 'long', year: 'numeric' });

/** The studio is open on Saturdays. */
const isOpen = (date: string) => new Date(date).getUTCDay() === 6;

function describeDay(date: string): DatePickerDay {
  return isOpen(date)
    ? { state: 'free', caption: '4 free', label: `${formatDay(date)}, 4 times free` }
    : { state: 'closed', label: `${formatDay(date)}, closed`, disabledReason: 'The studio is closed.' };
}

const times: readonly TimeSlotPickerItem[] = [
  { time: '13:00', state: 'free', text: '1:00 pm', label: '1:00 pm to 2:00 pm, free' },
  { time: '14:00', state: 'free', text: '2:00 pm', label: '2:00 pm to 3:00 pm, free' },
];

export function DateTimePickerExample() {
  const [date, setDate] = useState<string>();
  const [time, setTime] = useState<string>();
  const day = date && formatDay(date);
  return (
    <>
      <DateTimePicker
        id="appointment"
        dates={{
          label: (month) => `Calendar, ${formatMonth(month)}`,
          firstDate: '2026-12-01',
          value: date,
          onChange: (chosen) => {
            setDate(chosen);
            setTime(undefined);
          },
          describeDay,
          formatMonth,
          weekdays,
          previousMonth: { label: 'Previous month', disabledReason: 'Earlier months are over.' },
          nextMonth: { label: 'Next month' },
        }}
        times={
          day ? { heading: day, label: `Times on ${day}`, times, value: time, onChange: setTime } : undefined
        }
        prompt="Choose a date to see its times."
        announcement={day && `${day}, 2 free times`}
      />
      <DateTimePickerFooter
        pickerId="appointment"
        chosen={day && time ? { title: `${day}, ${time}` } : undefined}
        next={{
          label: 'Next',
          disabledReason: time ? undefined : 'Choose a date and a time to go on.',
          onPress: () => window.alert(`${day}, ${time}`),
        }}
      />
    </>
  );
}
