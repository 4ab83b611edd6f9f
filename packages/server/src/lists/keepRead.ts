import { studioMoment } from '@plaitful/domain/studio-clock';
import { sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import { countChanges } from './changes.ts';
import { shareReads } from './shareReads.ts';

/** After how many milliseconds the database is asked again whether another server has changed anything. */
const checkedFor = 1000;

/** After how many milliseconds everything is read again, whatever was changed by hand. */
const keptFor = 60_000;

/**
 * What tells one state of what everybody may see from every other: a change raises a version, an addition the highest id,
 * a deletion lowers the number of rows. A single read needs no transaction of its own.
 */
async function readState(database: Database): Promise<string> {
  const { rows } = await sql<{ state: string }>`SELECT concat_ws(' ',
    (SELECT concat_ws('.', count(*), max(style_id), sum(version)) FROM styles),
    (SELECT concat_ws('.', count(*), max(service_id), sum(version)) FROM service_types),
    (SELECT concat_ws('.', count(*), max(review_id), sum(version)) FROM reviews)
  ) AS state`.execute(database);
  return rows[0]?.state ?? '';
}

/** What was read, and what tells whether it still is so. */
interface Kept<Part> {
  readonly part: Part;
  readonly today: string;
  readonly changes: number;
  readonly state: string;
  readonly readAt: number;
  readonly checkedAt: number;
}

/**
 * Reads something of styles, service types or reviews for many who ask, again and again. A change made by this server
 * is seen by whoever asks after it; one made by another server a second later at most. As long as nothing has changed,
 * all get the very same.
 */
export function keepRead<Part>(
  { database, business, clock }: Pick<ServerContext, 'database' | 'business' | 'clock'>,
  read: () => Promise<Part>,
): () => Promise<Part> {
  let kept: Kept<Part> | undefined;
  const isYounger = (at: number, milliseconds: number): boolean =>
    Math.abs(clock().getTime() - at) < milliseconds;
  const check = shareReads(async () => {
    const now = clock();
    const today = studioMoment(now, business.timeZone).date;
    // Before the reading: what changes in between is seen by the next one who asks.
    const changes = countChanges(database);
    const state = await readState(database);
    const isSame = kept?.state === state && kept.today === today && kept.changes === changes;
    const checkedAt = now.getTime();
    if (kept !== undefined && isSame && isYounger(kept.readAt, keptFor)) {
      kept = { ...kept, checkedAt };
    } else {
      kept = { part: await read(), today, changes, state, readAt: checkedAt, checkedAt };
    }
    return kept.part;
  });
  return async () =>
    kept?.changes === countChanges(database) && isYounger(kept.checkedAt, checkedFor) ? kept.part : check();
}
