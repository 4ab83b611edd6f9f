import { useState } from 'react';
import { MultiDatePicker } from '@plaitful/design-system/MultiDatePicker';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const inWords = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(new Date(date));
const formatDay = (date: string) => inWords(date, { dateStyle: 'full' });
const formatMonth = (month: string) => inWords(month, { month: 'long', year: 'numeric' });

export function MultiDatePickerExample() {
  const [dates, setDates] = useState<readonly string[]>(['2026-12-05']);
  const [openDate, setOpenDate] = useState<string>();
  return (
    <MultiDatePicker
      label={(month) => `Calendar, ${formatMonth(month)}`}
      firstDate="2026-12-01"
      value={dates}
      onChange={setDates}
      openDate={openDate}
      onOpen={setOpenDate}
      onRemoveBooked={(date) => window.alert(`${date} has bookings.`)}
      describeDay={(date) => ({
        label: `${formatDay(date)}, ${dates.includes(date) ? 'chosen' : 'not chosen'}`,
      })}
      describeRange={(range) => `${range.dates.length} days. Choose the last day.`}
      formatMonth={formatMonth}
      weekdays={weekdays}
      previousMonth={{ label: 'Previous month', disabledReason: 'Earlier months are over.' }}
      nextMonth={{ label: 'Next month' }}
    />
  );
}
