import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { isWithinHours } from '@plaitful/domain/opening-hours';
import { slotGrid } from '@plaitful/domain/slots';
import { isBefore, weekdayOf, type LocalDate, type LocalTime } from '@plaitful/domain/studio-time';
import { styleDates, styleTimes as words } from '@plaitful/messages/en-CA/adminStyleForm';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { useId } from 'react';
import { useBusiness } from '../../../../shell/business.tsx';
import { AddTime } from './AddTime.tsx';
import { TimeTiles, type Tile } from './TimeTiles.tsx';
import { listed } from './listed.ts';
import type { DatesEditing, DatesEditor } from './useDatesEditor.ts';
import * as css from './dates.css.ts';

interface TimesPaneProps extends DatesEditing {
  editor: DatesEditor;
}

/** The times of the open date: what is offered, what could be, and what is booked. */
export function TimesPane(props: TimesPaneProps) {
  const { editor } = props;
  const id = useId();
  const date = editor.openDate;
  return (
    <section id={editor.paneId} tabIndex={-1} aria-labelledby={id} className={css.pane}>
      {date === undefined ? (
        <Text id={id} tone="muted">
          {words.choose}
        </Text>
      ) : (
        <Stack gap={3}>
          <Heading level={3} size="lg" id={id}>
            {words.heading({ date: formatDate(date) })}
          </Heading>
          <TimesOf {...props} date={date} />
        </Stack>
      )}
    </section>
  );
}

/** The tiles of a date: within the hours, outside them, and those that no longer fit. */
function useTiles(date: LocalDate, { dates, durationMinutes, bookings, editor }: TimesPaneProps) {
  const { hours } = useBusiness();
  const offered = dates[date] ?? [];
  const held = bookings.booked[date] ?? [];
  const grid = durationMinutes === undefined ? [] : slotGrid(durationMinutes);
  const tileOf = (time: LocalTime): Tile => ({
    time,
    isOffered: offered.includes(time),
    isBooked: held.includes(time),
    isFull: bookings.full[date]?.includes(time) ?? false,
    isMisfit: durationMinutes !== undefined && !grid.includes(time),
    isPast: !isBefore(editor.now, { date, time }),
  });
  const isInside = (time: LocalTime) => isWithinHours(date, time, durationMinutes ?? 0, hours);
  const wrong = offered.filter((time) => !grid.includes(time));
  return {
    inside: grid.filter(isInside).map(tileOf),
    outside: grid.filter((time) => !isInside(time)).map(tileOf),
    misfits: wrong.map(tileOf),
    held: offered.filter((time) => held.includes(time)),
    full: offered.filter((time) => bookings.full[date]?.includes(time)),
    grid,
  };
}

function TimesOf({ date, ...props }: TimesPaneProps & { date: LocalDate }) {
  const { editor, dates, durationMinutes } = props;
  const { hours } = useBusiness();
  const tiles = useTiles(date, props);
  const toggle = ({ time, isOffered }: Tile) => {
    if (isOffered) editor.askToTakeOutTime(date, time);
    else editor.add(date, time);
  };
  const name = formatDate(date);
  const isClosedDay = !hours.some(({ weekday }) => weekday === weekdayOf(date));
  return (
    <>
      {isClosedDay ? <Note text={styleDates.closedDay} /> : null}
      {tiles.held.length > 0 ? (
        <Note
          text={words.bookedLine({
            date: name,
            times: listed(tiles.held.map(formatTime)),
            count: tiles.held.length,
          })}
        />
      ) : null}
      {tiles.full.length > 0 ? (
        <Note
          text={words.fullLine({ times: listed(tiles.full.map(formatTime)), count: tiles.full.length })}
        />
      ) : null}
      {dates[date]?.length === 0 ? <Note text={words.empty} /> : null}
      {durationMinutes === undefined ? <Note text={words.noDuration} /> : null}
      <TimeTiles label={words.inside} tiles={tiles.inside} onPress={toggle} />
      {tiles.outside.length > 0 && !isClosedDay ? <Note text={words.outside} /> : null}
      <TimeTiles label={words.outside} tiles={tiles.outside} onPress={toggle} />
      {tiles.misfits.length > 0 ? (
        <Stack gap={2} align="start">
          <Note text={words.misfits} />
          <TimeTiles label={words.misfits} tiles={tiles.misfits} onPress={toggle} />
          <Button tone="secondary" size="sm" onClick={editor.takeOutMisfits}>
            {words.allMisfits}
          </Button>
        </Stack>
      ) : null}
      <AddTime key={date} grid={tiles.grid} onAdd={(time) => editor.add(date, time)} />
      <div>
        <Button tone="quiet" size="sm" icon="trash" onClick={() => editor.askToTakeOutDate(date)}>
          {styleDates.takeOut.date}
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
