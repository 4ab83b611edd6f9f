import type { Style } from '@plaitful/api-client/contract';
import { studioMoment } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { wholeList, type ListPart, type ListWish } from '../lists/lists.ts';
import { keepRead } from '../lists/keepRead.ts';
import { refuse, type Refusal } from '../problems/refusal.ts';
import { hasServiceType } from '../serviceTypes/serviceTypes.repository.ts';
import { toStyle } from './styles.mapper.ts';
import { findStyle, listStyles, offeredFrom, type styleFields, type StyleRow } from './styles.repository.ts';

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

/** Answers all styles, with the dates they are offered on from today on. */
export type StylesReader = () => Promise<ListPart<Style>>;

/** Reads all styles for many who ask, again and again. Whoever books is told when a price has changed (reading 11). */
export const createStylesReader = (reader: Reader): StylesReader =>
  keepRead(reader, () => readStyles(reader, wholeList));

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
