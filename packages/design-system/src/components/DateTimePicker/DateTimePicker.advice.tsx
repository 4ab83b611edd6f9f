import { DateTimePicker, DateTimePickerFooter } from '@plaitful/design-system/DateTimePicker';
import type { Advice } from '../../workshop/advice.ts';
import { samplePicker } from '../DatePicker/DatePicker.fixture.ts';
import { sampleTimes } from '../TimeSlotPicker/TimeSlotPicker.fixture.ts';

const ignore = () => undefined;

interface PictureProps {
  id: string;
  times?: typeof sampleTimes;
  disabledReason?: string;
}

function Picture({ id, times, disabledReason }: PictureProps) {
  const day = 'Saturday 12 December';
  return (
    <>
      <DateTimePicker
        id={id}
        dates={{ ...samplePicker, value: times && '2026-12-12', defaultFocusedDate: '2026-12-12' }}
        times={times && { heading: day, label: `Times on ${day}`, times, onChange: ignore }}
        prompt="Choose a date to see its times."
      />
      <DateTimePickerFooter pickerId={id} next={{ label: 'Next', disabledReason, onPress: ignore }} />
    </>
  );
}

export const advice: Advice = [
  {
    do: {
      picture: <Picture id="advice-taken" times={sampleTimes} disabledReason="Choose a time to go on." />,
      text: 'Show taken times as well, each with its reason: a short list looks like a fault.',
    },
    dont: {
      picture: <Picture id="advice-free" times={sampleTimes.filter(({ state }) => state === 'free')} />,
      text: 'Show the free times only, with a button that does nothing until one is chosen.',
    },
  },
  {
    do: {
      picture: <Picture id="advice-month" disabledReason="Choose a date and a time to go on." />,
      text: 'Begin in the month of the first free day, and say in the footer what is missing.',
    },
    dont: {
      picture: (
        <DateTimePicker
          id="advice-past"
          dates={{ ...samplePicker, firstDate: '2026-11-01', defaultFocusedDate: '2026-11-01' }}
          prompt="Choose a date to see its times."
        />
      ),
      text: 'Begin with a month in which nothing is free.',
    },
  },
];
