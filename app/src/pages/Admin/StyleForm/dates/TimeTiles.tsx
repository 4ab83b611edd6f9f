import { Icon, type IconName } from '@plaitful/design-system/Icon';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import type { LocalTime } from '@plaitful/domain/studio-time';
import { styleTimes as words } from '@plaitful/messages/en-CA/adminStyleForm';
import { formatTime } from '@plaitful/messages/format';
import * as css from './dates.css.ts';

/** One time of a date, with all that can be said of it. */
export interface Tile {
  time: LocalTime;
  isOffered: boolean;
  /** Holds an appointment, whether it is offered still or not. */
  isBooked: boolean;
  /** No chair is free at it. */
  isFull: boolean;
  /** It is no slot of the duration. */
  isMisfit: boolean;
  /** It has begun. */
  isPast: boolean;
}

type Look = 'offered' | 'open' | 'booked' | 'misfit' | 'past';

interface TimeTilesProps {
  /** Names the group. */
  label: string;
  tiles: readonly Tile[];
  /** Called with the time that is to be offered, or no longer. */
  onPress: (tile: Tile) => void;
}

/** Times to press: pressed in is offered. Nothing is drawn without any. */
export function TimeTiles({ label, tiles, onPress }: TimeTilesProps) {
  if (tiles.length === 0) return null;
  return (
    <div role="group" aria-label={label} className={css.tiles}>
      {tiles.map((tile) => (
        <TimeTile key={tile.time} tile={tile} onPress={onPress} />
      ))}
    </div>
  );
}

const signs: Record<Look, IconName | undefined> = {
  offered: 'check',
  open: 'plus',
  booked: 'lock',
  misfit: 'alert',
  past: undefined,
};

function lookOf({ isOffered, isBooked, isMisfit, isPast }: Tile): Look {
  if (isBooked) return 'booked';
  if (isMisfit) return 'misfit';
  if (isOffered) return 'offered';
  return isPast ? 'past' : 'open';
}

function TimeTile({ tile, onPress }: { tile: Tile; onPress: (tile: Tile) => void }) {
  const look = lookOf(tile);
  const sign = signs[look];
  const time = formatTime(tile.time);
  const facts = [
    tile.isBooked && words.state.booked,
    tile.isBooked && !tile.isOffered && words.state.open,
    tile.isFull && words.state.full,
    tile.isMisfit && words.state.misfit,
    tile.isPast && words.state.past,
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
      {sign ? <Icon name={sign} size="sm" /> : null}
    </button>
  );
}
