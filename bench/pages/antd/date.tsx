import { Button, Calendar, Radio } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { dayOf, dayWords, times, today } from '../sample/days.ts';

const written = (day: Dayjs) => day.format('YYYY-MM-DD');

export function Page() {
  const [date, setDate] = useState<Dayjs>();
  const [time, setTime] = useState<string>();
  return (
    <>
      <Calendar
        fullscreen={false}
        defaultValue={dayjs(today)}
        disabledDate={(day) => dayOf(written(day)) !== 'free'}
        onSelect={setDate}
      />
      {date ? (
        <Radio.Group
          aria-label={`Times on ${dayWords(written(date))}`}
          value={time}
          onChange={(event) => setTime(event.target.value as string)}
        >
          {times.map(({ time: at, text, isFree }) => (
            <Radio.Button key={at} value={at} disabled={!isFree}>
              {text}
            </Radio.Button>
          ))}
        </Radio.Group>
      ) : (
        <p>Choose a date to see its times.</p>
      )}
      <Button type="primary" disabled={!time}>
        Next
      </Button>
    </>
  );
}
