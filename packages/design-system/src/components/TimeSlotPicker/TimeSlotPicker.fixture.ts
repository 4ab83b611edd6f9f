import { en } from '../../words/en.ts';
import type { TimeSlotPickerItem, TimeSlotPickerState } from './TimeSlotPicker.tsx';

const states: readonly TimeSlotPickerState[] = ['past', 'free', 'free', 'booked', 'free', 'yours'];

/** Times for stories: hourly, from one to seven in the afternoon. */
export const sampleTimes: readonly TimeSlotPickerItem[] = states.map((state, index) =>
  en.timeSlotPicker.item({ time: `${13 + index}:00`, end: `${14 + index}:00`, state }),
);
