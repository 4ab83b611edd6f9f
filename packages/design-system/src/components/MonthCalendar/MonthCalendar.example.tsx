import { useState } from 'react';
import { MonthCalendar } from '@plaitful/design-system/MonthCalendar';

const bookings: Record<string, string> = { '2026-12-04': '2 booked', '2026-12-05': '5 booked' };
const inWords = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(new Date(date));

export function MonthCalendarExample() {
  const [date, setDate] = useState('2026-12-05');
  return (
    <MonthCalendar
      label={(month) => `Calendar, ${inWords(month, { month: 'long', year: 'numeric' })}`}
      firstDate="2026-01-01"
      value={date}
      onChange={setDate}
      describeDay={(day) => ({
        label: [inWords(day, { dateStyle: 'full' }), bookings[day] ?? 'nothing booked'].join(', '),
        content: bookings[day],
      })}
      weekdays={['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']}
    />
  );
}
