import { useState } from 'react';
import { DatePicker } from '@plaitful/design-system/DatePicker';
import { en } from '@plaitful/design-system/words/en';

/** The studio is open on Saturdays. */
const isOpen = (date: string) => new Date(date).getUTCDay() === 6;

export function DatePickerExample() {
  const [date, setDate] = useState<string>();
  return (
    <DatePicker
      {...en.calendar}
      firstDate="2026-12-01"
      value={date}
      onChange={setDate}
      describeDay={(day) =>
        en.datePicker.day(
          day,
          isOpen(day) ? { state: 'free', free: 4, isChosen: day === date } : { state: 'closed' },
        )
      }
    />
  );
}
