import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Icon, type IconName } from '@plaitful/design-system/Icon';
import { Select } from '@plaitful/design-system/Select';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { listDates } from '@plaitful/domain/availability-editor';
import { isWithinHours } from '@plaitful/domain/opening-hours';
import { generateSlotTimes } from '@plaitful/domain/slots';
import { isBefore, getWeekday, type LocalDate, type LocalTime } from '@plaitful/domain/studio-time';
import { joinWithCommas, styleDates, styleTimes as labels } from '@plaitful/messages/en-CA/adminStyleForm';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { useId, useState } from 'react';
import * as css from './dates.css.ts';
import { useBusiness } from '../../../../shell/business.tsx';
import type { DatesEditor } from './useDatesEditor.ts';

interface Tile {
  time: LocalTime;
  isOffered: boolean;
  /** Also true for a booked time that is no longer available. */
  isBooked: boolean;
  /** No chair is free then. */
  isFull: boolean;
  /** Not on the grid of the duration. */
  isOffGrid: boolean;
  isPast: boolean;
}

type Look = 'offered' | 'open' | 'booked' | 'offGrid' | 'past';

interface TimeTilesProps {
  label: string;
  tiles: readonly Tile[];
  /** Called to add or remove the time. */
  onPress: (tile: Tile) => void;
}

/** Toggle buttons: pressed means available. */
function TimeTiles({ label, tiles, onPress }: TimeTilesProps) {
  if (tiles.length === 0) return null;
  return (
    <div role="group" aria-label={label} className={css.tiles}>
      {tiles.map((tile) => (
        <TimeTile key={tile.time} tile={tile} onPress={onPress} />
      ))}
    </div>
  );
}

const icons: Record<Look, IconName | undefined> = {
  offered: 'check',
  open: 'plus',
  booked: 'lock',
  offGrid: 'alert',
  past: undefined,
};

function getLook({ isOffered, isBooked, isOffGrid, isPast }: Tile): Look {
  if (isBooked) return 'booked';
  if (isOffGrid) return 'offGrid';
  if (isOffered) return 'offered';
  return isPast ? 'past' : 'open';
}

function TimeTile({ tile, onPress }: { tile: Tile; onPress: (tile: Tile) => void }) {
  const look = getLook(tile);
  const icon = icons[look];
  const time = formatTime(tile.time);
  const facts = [
    tile.isBooked && labels.state.booked,
    tile.isBooked && !tile.isOffered && labels.state.open,
    tile.isFull && labels.state.full,
    tile.isOffGrid && labels.state.offGrid,
    tile.isPast && labels.state.past,
  ].filter((fact) => fact !== false);
  return (
    <button
      type="button"
      aria-pressed={tile.isOffered}
      aria-disabled={look === 'past' || undefined}
      className={css.tile({ look })}
      onClick={() => {
        if (look !== 'past') onPress(tile);
      }}
    >
      <VisuallyHidden>{[time, ...facts].join(', ')}</VisuallyHidden>
      <span className={css.tileTime} aria-hidden="true">
        {time}
      </span>
      {icon ? <Icon name={icon} size="sm" /> : null}
    </button>
  );
}

export function TimesEditor({ editor }: { editor: DatesEditor }) {
  const id = useId();
  const date = editor.openDate;
  return (
    <section id={editor.paneId} tabIndex={-1} aria-labelledby={id} className={css.pane}>
      {date === undefined ? (
        <Text id={id} tone="muted">
          {listDates(editor.dates).length === 0 ? styleDates.empty : labels.choose}
        </Text>
      ) : (
        <Stack gap={3}>
          <Heading level={3} size="lg" id={id}>
            {labels.heading({ date: formatDate(date) })}
          </Heading>
          <TimesForDate editor={editor} date={date} />
        </Stack>
      )}
    </section>
  );
}

/** The tiles of a date: within the opening hours, outside them, and those off the grid. */
function useTiles(date: LocalDate, { dates, durationMinutes, bookings, now }: DatesEditor) {
  const { hours } = useBusiness();
  const offered = dates[date] ?? [];
  const held = bookings.booked[date] ?? [];
  const grid = durationMinutes === undefined ? [] : generateSlotTimes(durationMinutes);
  const tileOf = (time: LocalTime): Tile => ({
    time,
    isOffered: offered.includes(time),
    isBooked: held.includes(time),
    isFull: bookings.full[date]?.includes(time) ?? false,
    isOffGrid: durationMinutes !== undefined && !grid.includes(time),
    isPast: !isBefore(now, { date, time }),
  });
  const isInside = (time: LocalTime) => isWithinHours(date, time, durationMinutes ?? 0, hours);
  const wrong = offered.filter((time) => !grid.includes(time));
  return {
    inside: grid.filter(isInside).map(tileOf),
    outside: grid.filter((time) => !isInside(time)).map(tileOf),
    offGridTimes: wrong.map(tileOf),
    held: offered.filter((time) => held.includes(time)),
    full: offered.filter((time) => bookings.full[date]?.includes(time)),
    grid,
  };
}

function TimesForDate({ date, editor }: { date: LocalDate; editor: DatesEditor }) {
  const { dates, durationMinutes } = editor;
  const { hours } = useBusiness();
  const tiles = useTiles(date, editor);
  const toggle = ({ time, isOffered }: Tile) => {
    if (isOffered) editor.remove(date, time);
    else editor.add(date, time);
  };
  const name = formatDate(date);
  const isClosedDay = !hours.some(({ weekday }) => weekday === getWeekday(date));
  return (
    <>
      {isClosedDay ? <Note text={styleDates.closedDay} /> : null}
      {tiles.held.length > 0 ? (
        <Note
          text={labels.bookedLine({
            date: name,
            times: joinWithCommas(tiles.held.map(formatTime)),
            count: tiles.held.length,
          })}
        />
      ) : null}
      {tiles.full.length > 0 ? (
        <Note
          text={labels.fullLine({
            times: joinWithCommas(tiles.full.map(formatTime)),
            count: tiles.full.length,
          })}
        />
      ) : null}
      {dates[date]?.length === 0 ? <Note text={labels.empty} /> : null}
      {durationMinutes === undefined ? <Note text={labels.noDuration} /> : null}
      <TimeTiles label={labels.inside} tiles={tiles.inside} onPress={toggle} />
      {tiles.outside.length > 0 && !isClosedDay ? <Note text={labels.outside} /> : null}
      <TimeTiles label={labels.outside} tiles={tiles.outside} onPress={toggle} />
      {tiles.offGridTimes.length > 0 ? (
        <Stack gap={2} align="start">
          <Note text={labels.offGridTimes} />
          <TimeTiles label={labels.offGridTimes} tiles={tiles.offGridTimes} onPress={toggle} />
          <Button variant="outline" size="sm" onClick={editor.removeOffGridTimes}>
            {labels.removeAllOffGrid}
          </Button>
        </Stack>
      ) : null}
      <AddTime key={date} grid={tiles.grid} onAdd={(time) => editor.add(date, time)} />
      <div>
        <Button variant="text" isFlush size="sm" icon="trash" onClick={() => editor.remove(date)}>
          {styleDates.remove.date}
        </Button>
      </div>
    </>
  );
}

function Note({ text }: { text: string }) {
  return (
    <Text size="sm" tone="muted">
      {text}
    </Text>
  );
}

interface AddTimeProps {
  grid: readonly LocalTime[];
  /** Returns whether the time could be added. */
  onAdd: (time: LocalTime) => boolean;
}

/** Adds a time by a select, which is quicker by keyboard than the tiles. */
function AddTime({ grid, onAdd }: AddTimeProps) {
  const [chosen, setTime] = useState('');
  const time = grid.includes(chosen) ? chosen : '';
  return (
    <div className={css.addTime}>
      <Select
        label={labels.label}
        placeholder={labels.placeholder}
        options={grid.map((value) => ({ value, label: formatTime(value) }))}
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <Button
        variant="outline"
        onClick={() => {
          if (onAdd(time)) setTime('');
        }}
      >
        {labels.add}
      </Button>
    </div>
  );
}
