import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { dayOf, dayWords, times, today } from '../sample/days.ts';

const written = (day: Dayjs) => day.format('YYYY-MM-DD');

export function Page() {
  const [date, setDate] = useState<Dayjs | null>(null);
  const [time, setTime] = useState<string | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        value={date}
        onChange={setDate}
        referenceDate={dayjs(today)}
        minDate={dayjs(today)}
        shouldDisableDate={(day) => dayOf(written(day)) !== 'free'}
      />
      {date ? (
        <ToggleButtonGroup
          exclusive
          aria-label={`Times on ${dayWords(written(date))}`}
          value={time}
          onChange={(_event, next: string | null) => setTime(next)}
        >
          {times.map(({ time: at, text, isFree }) => (
            <ToggleButton key={at} value={at} disabled={!isFree}>
              {text}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      ) : (
        <p>Choose a date to see its times.</p>
      )}
      <Button variant="contained" disabled={!time}>
        Next
      </Button>
    </LocalizationProvider>
  );
}
