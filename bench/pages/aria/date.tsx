import { GregorianCalendar, parseDate, type DateValue } from '@internationalized/date';
import { useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Heading,
  I18nProvider,
  Radio,
  RadioGroup,
} from 'react-aria-components';
import { dayOf, dayWords, times, today } from '../sample/days.ts';

const createCalendar = () => new GregorianCalendar();

export function Page() {
  const [date, setDate] = useState<DateValue>();
  const [time, setTime] = useState<string>();
  return (
    <I18nProvider locale="en-CA">
      <Calendar
        aria-label="Calendar"
        createCalendar={createCalendar}
        value={date ?? null}
        onChange={setDate}
        defaultFocusedValue={parseDate(today)}
        minValue={parseDate(today)}
        isDateUnavailable={(day) => dayOf(day.toString()) !== 'free'}
      >
        <Button slot="previous">Previous</Button>
        <Heading />
        <Button slot="next">Next</Button>
        <CalendarGrid>{(day) => <CalendarCell date={day} />}</CalendarGrid>
      </Calendar>
      {date ? (
        <RadioGroup
          aria-label={`Times on ${dayWords(date.toString())}`}
          value={time ?? null}
          onChange={setTime}
        >
          {times.map(({ time: at, text, isFree }) => (
            <Radio key={at} value={at} isDisabled={!isFree}>
              {text}
            </Radio>
          ))}
        </RadioGroup>
      ) : (
        <p>Choose a date to see its times.</p>
      )}
      <Button isDisabled={!time}>Next</Button>
    </I18nProvider>
  );
}
