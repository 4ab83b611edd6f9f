import type { Style } from '@plaitful/api-client/contract';
import type { DayTimeMapping } from '@plaitful/domain/slots';
import { studioMoment, type LocalDate, type LocalTime } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { reading } from '../database/transaction.ts';
import { wholeList, type ListPart, type ListWish } from '../lists/lists.ts';
import { keepRead } from '../lists/keepRead.ts';
import { refuse, type Refusal } from '../problems/refusal.ts';
import { hasServiceType } from '../serviceTypes/serviceTypes.repository.ts';
import { toStyle } from './styles.mapper.ts';
import { findOfferedStyle, listStyles, type OfferedStyleRow, type styleFields } from './styles.repository.ts';

type Reader = Pick<ServerContext, 'database' | 'business' | 'clock'>;

type Wish = ListWish<(typeof styleFields)[number]>;

/** The days of a style, each with its times. */
function daysOf(times: string | null): DayTimeMapping {
  const days: Record<LocalDate, LocalTime[]> = {};
  for (const moment of times?.split(',') ?? []) {
    const [date = '', time = ''] = moment.split(' ');
    (days[date] ??= []).push(time);
  }
  return days;
}

const shown = (row: OfferedStyleRow, { business }: Pick<Reader, 'business'>): Style =>
  toStyle(row, daysOf(row.times), business.timeZone);

const todayOf = ({ business, clock }: Pick<Reader, 'business' | 'clock'>): LocalDate =>
  studioMoment(clock(), business.timeZone).date;

async function readPartOf(
  trx: Trx,
  reader: Reader,
  serviceId: number | undefined,
  wish: Wish,
): Promise<ListPart<Style>> {
  const { rows, total } = await listStyles(trx, todayOf(reader), serviceId, wish);
  return { rows: rows.map((row) => shown(row, reader)), total };
}

/** A part of all styles, with the dates they are offered on from today on. */
export const readStyles = (reader: Reader, wish: Wish): Promise<ListPart<Style>> =>
  reading(reader.database, (trx) => readPartOf(trx, reader, undefined, wish));

/** Answers all styles, with the dates they are offered on from today on. */
export type StylesReader = () => Promise<ListPart<Style>>;

/** Reads all styles for many who ask, again and again. Whoever books is told when a price has changed. */
export const createStylesReader = (reader: Reader): StylesReader =>
  keepRead(reader, () => readStyles(reader, wholeList));

/** A part of the styles of one type; only where there is none it is asked whether there is such a type. */
export const readStylesOfServiceType = (
  reader: Reader,
  serviceId: number,
  wish: Wish,
): Promise<ListPart<Style> | Refusal> =>
  reading(reader.database, async (trx) => {
    const part = await readPartOf(trx, reader, serviceId, wish);
    const isThere = part.total > 0 || (await hasServiceType(trx, serviceId));
    return isThere ? part : refuse('service_type_not_found');
  });

/** One style, in the caller's transaction. */
export async function readStyleIn(
  trx: Trx,
  reader: Pick<Reader, 'business' | 'clock'>,
  styleId: number,
): Promise<Style | Refusal> {
  const row = await findOfferedStyle(trx, todayOf(reader), styleId);
  return row === undefined ? refuse('style_not_found') : shown(row, reader);
}

/** One style. */
export const readStyle = (reader: Reader, styleId: number): Promise<Style | Refusal> =>
  reading(reader.database, (trx) => readStyleIn(trx, reader, styleId));
