import { useState } from 'react';
import { TimeSlotPicker } from '@plaitful/design-system/TimeSlotPicker';

export function TimeSlotPickerExample() {
  const [time, setTime] = useState<string>();
  return (
    <TimeSlotPicker
      label="Times on Saturday 12 December"
      value={time}
      onChange={setTime}
      times={[
        {
          time: '13:00',
          state: 'free',
          text: '1:00 PM',
          note: 'to 2:00 PM',
          label: '1:00 PM to 2:00 PM, free',
        },
        {
          time: '14:00',
          state: 'booked',
          text: '2:00 PM',
          note: 'booked',
          label: '2:00 PM to 3:00 PM, already booked',
          disabledReason: 'Someone else has this time.',
        },
      ]}
    />
  );
}
