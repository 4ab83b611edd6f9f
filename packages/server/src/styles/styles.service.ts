import type { Style } from '@plaitful/api-client/contract';
import { studioMoment } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ListPart, ListWish } from '../lists/lists.ts';
import { refuse, type Refusal } from '../problems/refusal.ts';
import { hasServiceType } from '../serviceTypes/serviceTypes.repository.ts';
import { toStyle } from './styles.mapper.ts';
import { countChanges } from './catalogueChanges.ts';
import { shareReads } from './shareReads.ts';
import {
  findStyle,
  listStyles,
  offeredFrom,
  readCatalogueState,
  type styleFields,
  type StyleRow,
} from './styles.repository.ts';

type Reader = Pick<ServerContext, 'database' | 'business' | 'clock'>;

type Wish = ListWish<(typeof styleFields)[number]>;

async function withOffers(
  trx: Trx,
  rows: readonly StyleRow[],
  { business, clock }: Pick<Reader, 'business' | 'clock'>,
): Promise<Style[]> {
  const today = studioMoment(clock(), business.timeZone).date;
  const ids = rows.map(({ styleId }) => styleId);
  const offers = await offeredFrom(trx, ids, today);
  return rows.map((row) => toStyle(row, offers.get(row.styleId) ?? {}, business.timeZone));
}

async function readPartOf(
  trx: Trx,
  reader: Reader,
  serviceId: number | undefined,
  wish: Wish,
): Promise<ListPart<Style>> {
  const { rows, total } = await listStyles(trx, serviceId, wish);
  return { rows: await withOffers(trx, rows, reader), total };
}

/** A part of all styles, with the dates they are offered on from today on. */
export const readStyles = (reader: Reader, wish: Wish): Promise<ListPart<Style>> =>
  inTransaction(reader.database, (trx) => readPartOf(trx, reader, undefined, wish));

/** After how many milliseconds the database is asked again whether another server has changed anything. */
const checkedFor = 1000;

/** After how many milliseconds everything is read again, whatever was changed by hand. */
const keptFor = 60_000;

/** Answers all styles, with the dates they are offered on from today on. */
export type StylesReader = () => Promise<ListPart<Style>>;

/** All styles as they were read, and what tells whether they still are. */
interface KeptStyles {
  readonly part: ListPart<Style>;
  readonly today: string;
  readonly changes: number;
  readonly state: string;
  readonly readAt: number;
  readonly checkedAt: number;
}

/**
 * Reads all styles for many who ask, again and again. A change made by this server is seen by whoever asks after it; one
 * made by another server a second later at most. Whoever books is told when a price has changed (reading 11).
 */
export function createStylesReader(reader: Reader): StylesReader {
  const { database, business, clock } = reader;
  let kept: KeptStyles | undefined;
  const isYounger = (at: number, milliseconds: number): boolean =>
    Math.abs(clock().getTime() - at) < milliseconds;
  const check = shareReads(async () => {
    const now = clock();
    const today = studioMoment(now, business.timeZone).date;
    // Before the styles: what changes in between is seen by the next one who asks.
    const changes = countChanges(database);
    const state = await readCatalogueState(database);
    const isSame = kept?.state === state && kept.today === today && kept.changes === changes;
    const checkedAt = now.getTime();
    if (kept !== undefined && isSame && isYounger(kept.readAt, keptFor)) {
      kept = { ...kept, checkedAt };
    } else {
      const part = await readStyles(reader, { slice: undefined, sort: undefined, words: [] });
      kept = { part, today, changes, state, readAt: checkedAt, checkedAt };
    }
    return kept.part;
  });
  return async () =>
    kept?.changes === countChanges(database) && isYounger(kept.checkedAt, checkedFor) ? kept.part : check();
}

/** A part of the styles of one type. */
export const readStylesOfServiceType = (
  reader: Reader,
  serviceId: number,
  wish: Wish,
): Promise<ListPart<Style> | Refusal> =>
  inTransaction(reader.database, async (trx) =>
    (await hasServiceType(trx, serviceId))
      ? readPartOf(trx, reader, serviceId, wish)
      : refuse('service_type_not_found'),
  );

/** One style, in the caller's transaction. */
export async function readStyleIn(
  trx: Trx,
  reader: Pick<Reader, 'business' | 'clock'>,
  styleId: number,
): Promise<Style | Refusal> {
  const row = await findStyle(trx, styleId);
  const [style] = row === undefined ? [] : await withOffers(trx, [row], reader);
  return style ?? refuse('style_not_found');
}

/** One style. */
export const readStyle = (reader: Reader, styleId: number): Promise<Style | Refusal> =>
  inTransaction(reader.database, (trx) => readStyleIn(trx, reader, styleId));
