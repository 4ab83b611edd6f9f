import type { Style } from '@plaitful/api-client/contract';
import type { DayTimeMapping } from '@plaitful/domain/slots';
import { studioMoment, type LocalDate, type LocalTime } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../context.ts';
import type { Connection } from '../database/database.ts';
import { reading } from '../database/transaction.ts';
import type { ListPart, ListOptions } from '../lists/lists.ts';
import { problem, type Problem } from '../problems/problem.ts';
import { hasServiceType } from '../serviceTypes/serviceTypes.repository.ts';
import { toStyle } from './styles.mapper.ts';
import { findOfferedStyle, listStyles, type OfferedStyleRow, type styleFields } from './styles.repository.ts';

type Reader = Pick<ServerContext, 'database' | 'business' | 'clock'>;

type Options = ListOptions<(typeof styleFields)[number]>;

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
  db: Connection,
  reader: Reader,
  serviceId: number | undefined,
  input: Options,
): Promise<ListPart<Style>> {
  const { rows, total } = await listStyles(db, todayOf(reader), serviceId, input);
  return { rows: rows.map((row) => shown(row, reader)), total };
}

export const readStyles = (reader: Reader, input: Options): Promise<ListPart<Style>> =>
  reading(reader.database, (trx) => readPartOf(trx, reader, undefined, input));

export const readStylesOfServiceType = (
  reader: Reader,
  serviceId: number,
  input: Options,
): Promise<ListPart<Style> | Problem> =>
  reading(reader.database, async (trx) => {
    const part = await readPartOf(trx, reader, serviceId, input);
    const isThere = part.total > 0 || (await hasServiceType(trx, serviceId));
    return isThere ? part : problem('service_type_not_found');
  });

export async function readStyleIn(
  db: Connection,
  reader: Pick<Reader, 'business' | 'clock'>,
  styleId: number,
): Promise<Style | Problem> {
  const row = await findOfferedStyle(db, todayOf(reader), styleId);
  return row === undefined ? problem('style_not_found') : shown(row, reader);
}

export const readStyle = (reader: Reader, styleId: number): Promise<Style | Problem> =>
  reading(reader.database, (trx) => readStyleIn(trx, reader, styleId));
