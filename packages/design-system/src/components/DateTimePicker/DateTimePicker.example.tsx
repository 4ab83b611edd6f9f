import { useState } from 'react';
import { Button } from '@plaitful/design-system/Button';
import { DateTimePicker, DateTimePickerFooter } from '@plaitful/design-system/DateTimePicker';
import { Dialog } from '@plaitful/design-system/Dialog';
import { en } from '@plaitful/design-system/words/en';

/** The studio is open on Saturdays. */
const isOpen = (date: string) => new Date(date).getUTCDay() === 6;
const times = ['13:00', '14:00'].map((time) => en.timeSlotPicker.item({ time, state: 'free' }));

export function DateTimePickerExample() {
  const [isChoosing, setChoosing] = useState(false);
  const [date, setDate] = useState<string>();
  const [time, setTime] = useState<string>();
  const { heading, timesLabel, prompt, chosen, next, disabledReasons } = en.dateTimePicker;
  return (
    <>
      <Button onClick={() => setChoosing(true)}>{date && time ? chosen(date, time) : 'Choose a time'}</Button>
      <Dialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        title="When would you like to come?"
        {...en.dialog}
        size="large"
        footer={
          <DateTimePickerFooter
            pickerId="appointment"
            chosen={date && time ? { title: chosen(date, time) } : undefined}
            next={{
              label: next,
              disabledReason: date ? (time ? undefined : disabledReasons.noTime) : disabledReasons.noDate,
              onPress: () => setChoosing(false),
            }}
          />
        }
      >
        <DateTimePicker
          id="appointment"
          dates={{
            ...en.calendar,
            firstDate: '2026-12-01',
            value: date,
            onChange: (day) => {
              setDate(day);
              setTime(undefined);
            },
            describeDay: (day) =>
              en.datePicker.day(
                day,
                isOpen(day) ? { state: 'free', free: 2, isChosen: day === date } : { state: 'closed' },
              ),
          }}
          times={
            date
              ? { heading: heading(date), label: timesLabel(date), times, value: time, onChange: setTime }
              : undefined
          }
          prompt={prompt}
        />
      </Dialog>
    </>
  );
}
