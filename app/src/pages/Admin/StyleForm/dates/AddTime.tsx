import { Button } from '@plaitful/design-system/Button';
import { Select } from '@plaitful/design-system/Select';
import type { LocalTime } from '@plaitful/domain/studio-time';
import { styleTimes as words } from '@plaitful/messages/en-CA/adminStyleForm';
import { formatTime } from '@plaitful/messages/format';
import { useState } from 'react';
import * as css from './dates.css.ts';

interface AddTimeProps {
  /** The possible times. */
  grid: readonly LocalTime[];
  /** Adds a time, if it can be added. */
  onAdd: (time: LocalTime) => boolean;
}

/** Adds a time by a list, beside the tiles: quicker by keyboard. */
export function AddTime({ grid, onAdd }: AddTimeProps) {
  const [chosen, setTime] = useState('');
  const time = grid.includes(chosen) ? chosen : '';
  return (
    <div className={css.addTime}>
      <Select
        label={words.label}
        placeholder={words.placeholder}
        options={grid.map((value) => ({ value, label: formatTime(value) }))}
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <Button
        tone="secondary"
        onClick={() => {
          if (onAdd(time)) setTime('');
        }}
      >
        {words.add}
      </Button>
    </div>
  );
}
