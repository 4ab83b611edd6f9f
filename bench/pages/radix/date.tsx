import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import 'react-day-picker/style.css';
import { dayOf, dayWords, times, today } from '../sample/days.ts';

const written = (day: Date) =>
  `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;

export function Page() {
  const [date, setDate] = useState<Date>();
  const [time, setTime] = useState<string>();
  return (
    <>
      <DayPicker
        mode="single"
        selected={date}
        onSelect={setDate}
        defaultMonth={new Date(`${today}T00:00`)}
        startMonth={new Date(`${today}T00:00`)}
        disabled={(day) => dayOf(written(day)) !== 'free'}
      />
      {date ? (
        <fieldset>
          <legend>Times on {dayWords(written(date))}</legend>
          {times.map(({ time: at, text, isFree }) => (
            <label key={at}>
              <input
                type="radio"
                name="time"
                checked={time === at}
                disabled={!isFree}
                onChange={() => setTime(at)}
              />
              {text}
            </label>
          ))}
        </fieldset>
      ) : (
        <p>Choose a date to see its times.</p>
      )}
      <button type="button" disabled={!time}>
        Next
      </button>
    </>
  );
}
