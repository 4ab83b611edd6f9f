import { DateField } from '@plaitful/design-system/DateField';
import { isLocalDate, type LocalDate } from '@plaitful/domain/studio-time';
import { bookingsList } from '@plaitful/messages/en-CA/adminBookings';
import { useEffect, useRef, useState } from 'react';

interface DateFilterProps {
  label: string;
  /** The date in the address; undefined for any. */
  date: LocalDate | undefined;
  error?: string | undefined;
  /** Called with a whole date, or with nothing when it is taken away. */
  onChange: (date: LocalDate | undefined) => void;
}

/** A date that narrows the list. A browser tells of each part that is typed: a date counts once it is whole. */
export function DateFilter({ label, date, error, onChange }: DateFilterProps) {
  const [text, setText] = useState(date ?? '');
  const written = useRef(date);
  useEffect(() => {
    // The address was changed by something else than this field, such as another tab of the list.
    if (date !== written.current) setText(date ?? '');
    written.current = date;
  }, [date]);
  const change = (value: string) => {
    setText(value);
    // The year 2026 is typed by way of 0002, 0020 and 0202.
    if (value !== '' && (!isLocalDate(value) || value < '1900')) return;
    written.current = value === '' ? undefined : value;
    onChange(written.current);
  };
  return (
    <DateField
      label={label}
      wrongDate={bookingsList.filters.wrongDate}
      value={text}
      error={error}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
