import type { TimeSlotPickerItem } from './TimeSlotPicker.tsx';

/** Times for stories: hourly, from one to seven in the afternoon. */
export const sampleTimes: readonly TimeSlotPickerItem[] = [
  {
    time: '13:00',
    state: 'past',
    text: '1:00 pm',
    note: 'past',
    label: '1:00 pm to 2:00 pm, already past',
    disabledReason: 'This time is over.',
  },
  { time: '14:00', state: 'free', text: '2:00 pm', note: 'to 3:00 pm', label: '2:00 pm to 3:00 pm, free' },
  { time: '15:00', state: 'free', text: '3:00 pm', note: 'to 4:00 pm', label: '3:00 pm to 4:00 pm, free' },
  {
    time: '16:00',
    state: 'booked',
    text: '4:00 pm',
    note: 'booked',
    label: '4:00 pm to 5:00 pm, already booked',
    disabledReason: 'Someone else has this time.',
  },
  { time: '17:00', state: 'free', text: '5:00 pm', note: 'to 6:00 pm', label: '5:00 pm to 6:00 pm, free' },
  {
    time: '18:00',
    state: 'yours',
    text: '6:00 pm',
    note: 'yours now',
    label: '6:00 pm to 7:00 pm, your appointment now',
    disabledReason: 'This is your appointment now.',
  },
];
