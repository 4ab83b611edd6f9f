import { useState } from 'react';
import { MultiDatePicker } from '@plaitful/design-system/MultiDatePicker';
import { en } from '@plaitful/design-system/words/en';

export function MultiDatePickerExample() {
  const [dates, setDates] = useState<readonly string[]>(['2026-12-05']);
  const [openDate, setOpenDate] = useState<string>();
  return (
    <MultiDatePicker
      {...en.calendar}
      firstDate="2026-12-01"
      value={dates}
      onChange={setDates}
      openDate={openDate}
      onOpen={setOpenDate}
      onRemoveBooked={(date) => window.alert(`${date} has bookings.`)}
      describeDay={(date) => ({
        label: `${en.dates.formatDate(date)}, ${dates.includes(date) ? 'chosen' : 'not chosen'}`,
      })}
      describeRange={en.multiDatePicker.describeRange}
    />
  );
}
