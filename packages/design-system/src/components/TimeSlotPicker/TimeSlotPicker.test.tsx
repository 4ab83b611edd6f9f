import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TimeSlotPicker } from './TimeSlotPicker.tsx';
import { sampleTimes } from './TimeSlotPicker.fixture.ts';

const list = { label: 'Times', onChange: () => undefined };

test.each([
  [
    'a time that is booked',
    { times: sampleTimes, value: '16:00' },
    'TimeSlotPicker: value="16:00" is booked and is shown as not chosen. Give a free time, or none.',
  ],
  [
    'a time that is there twice',
    { times: [...sampleTimes, ...sampleTimes.slice(1, 2)] },
    'TimeSlotPicker: times[6].time="14:00" is there already, so it is left out. Give each time once.',
  ],
  [
    'a time that is no time',
    { times: sampleTimes.slice(0, 1).map((item) => ({ ...item, time: '1 pm' })) },
    'TimeSlotPicker: times[0].time="1 pm" is no time. Write HH:MM of 24 hours, for example "15:00".',
  ],
])('%s: warns', (_, props, sentence) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = render(<TimeSlotPicker {...list} {...props} />);
  expect(container.querySelector('[aria-checked=true]')).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(sentence);
});
