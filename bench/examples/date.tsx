import { DateTimePicker, DateTimePickerFooter } from '@plaitful/design-system/DateTimePicker';
import { useState } from 'react';
import { dayOf, dayWords, monthWords, times, today } from './data/days.ts';

const captions = { free: 'Free', full: 'Full' };

function describeDay(date: string) {
  const state = dayOf(date);
  const label = `${dayWords(date)}, ${state}`;
  if (state === 'closed')
    return { state, label, disabledReason: 'The studio is closed on this day.' } as const;
  if (state === 'full')
    return { state, label, caption: captions.full, disabledReason: 'Every time is booked.' } as const;
  return { state, label, caption: captions.free } as const;
}

/** A date, then a time, then Next. */
export function Page() {
  const [date, setDate] = useState<string>();
  const [time, setTime] = useState<string>();
  return (
    <>
      <DateTimePicker
        id="picker"
        dates={{
          label: (month) => `Calendar, ${monthWords(month)}`,
          value: date,
          onChange: setDate,
          describeDay,
          firstDate: today,
          formatMonth: monthWords,
          weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
          previousMonth: { label: 'Previous month', disabledReason: 'Earlier months are over.' },
          nextMonth: { label: 'Next month' },
          announceMonth: (month) => monthWords(month),
        }}
        times={
          date
            ? {
                heading: dayWords(date),
                label: `Times on ${dayWords(date)}`,
                times: times.map(({ time: at, text, isFree }) =>
                  isFree
                    ? { time: at, state: 'free', text, note: 'free', label: `${text}, free` }
                    : {
                        time: at,
                        state: 'booked',
                        text,
                        note: 'booked',
                        label: `${text}, booked`,
                        disabledReason: 'Someone else has this time.',
                      },
                ),
                value: time,
                onChange: setTime,
              }
            : undefined
        }
        prompt="Choose a date to see its times."
      />
      <DateTimePickerFooter
        pickerId="picker"
        chosen={date && time ? { title: dayWords(date), detail: time } : undefined}
        next={{
          label: 'Next',
          disabledReason: time ? undefined : 'Choose a date and a time.',
          onPress: () => undefined,
        }}
      />
    </>
  );
}
