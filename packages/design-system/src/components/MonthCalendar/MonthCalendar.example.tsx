import { useState } from 'react';
import { MonthCalendar } from '@plaitful/design-system/MonthCalendar';
import { en } from '@plaitful/design-system/words/en';

const bookings: Record<string, string> = { '2026-12-04': '2 booked', '2026-12-05': '5 booked' };

export function MonthCalendarExample() {
  const [date, setDate] = useState('2026-12-05');
  return (
    <MonthCalendar
      label={en.calendar.label}
      weekdays={en.calendar.weekdays}
      firstDate="2026-01-01"
      value={date}
      onChange={setDate}
      describeDay={(day) => ({
        label: `${en.dates.formatDate(day)}, ${bookings[day] ?? 'nothing booked'}`,
        content: bookings[day],
      })}
    />
  );
}
