import type { Closure } from '@plaitful/api-client/contract';
import { minutesLater } from '@plaitful/domain/studio-time';
import { etagOf } from '../../platform/contract/etags.ts';
import type { StoredClosure } from '../../catalogue/closures/closures.repository.ts';
import { undoMinutes } from '../../platform/undo.ts';

function undoUntilOf({ keptAll, createdAt }: StoredClosure, now: Date): string | null {
  const until = minutesLater(createdAt, undoMinutes);
  return keptAll && now < until ? until.toISOString() : null;
}

const spanOf = ({ closureId, from, to, fromTime, toTime, message }: StoredClosure) => ({
  closureId,
  from,
  to,
  fromTime,
  toTime,
  message,
});

/** For administrators. */
export const toClosure = (row: StoredClosure, now: Date): Closure => ({
  ...spanOf(row),
  note: row.note,
  undoUntil: undoUntilOf(row, now),
  etag: etagOf(row),
});

/** For everybody. */
export const toPublicClosure = (row: StoredClosure): Closure => ({
  ...spanOf(row),
  note: null,
  undoUntil: null,
  etag: etagOf(row),
});
