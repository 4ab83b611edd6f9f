import { useState } from 'react';
import { DatePicker, type DatePickerDay } from '@plaitful/design-system/DatePicker';

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

export function DatePickerExample() {
  const [date, setDate] = useState<string>();
  return (
    <DatePicker
      label={(month) => `Calendar, ${formatMonth(month)}`}
      firstDate="2026-12-01"
      value={date}
      onChange={setDate}
      describeDay={describeDay}
      formatMonth={formatMonth}
      weekdays={weekdays}
      previousMonth={{ label: 'Previous month', disabledReason: 'Earlier months are over.' }}
      nextMonth={{ label: 'Next month' }}
    />
  );
}
