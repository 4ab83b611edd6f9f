import type { Style } from '@plaitful/api-client/contract';
import { studioMoment } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { refuse, type Refusal } from '../problems/refusal.ts';
import { hasServiceType } from '../serviceTypes/serviceTypes.repository.ts';
import { toStyle } from './styles.mapper.ts';
import { findStyle, listStyles, offeredFrom, type StyleRow } from './styles.repository.ts';
import type { Trx } from '../database/database.ts';

type Reader = Pick<ServerContext, 'database' | 'business' | 'clock'>;

async function withOffers(trx: Trx, rows: StyleRow[], { business, clock }: Reader): Promise<Style[]> {
  const today = studioMoment(clock(), business.timeZone).date;
  const ids = rows.map(({ styleId }) => styleId);
  const offers = await offeredFrom(trx, ids, today);
  return rows.map((row) => toStyle(row, offers.get(row.styleId) ?? {}, business.timeZone));
}

/** All styles, with the dates they are offered on from today on. */
export const readStyles = (reader: Reader): Promise<Style[]> =>
  inTransaction(reader.database, async (trx) => withOffers(trx, await listStyles(trx, undefined), reader));

/** The styles of one type. */
export const readStylesOfServiceType = (reader: Reader, serviceId: number): Promise<Style[] | Refusal> =>
  inTransaction(reader.database, async (trx) => {
    if (!(await hasServiceType(trx, serviceId))) return refuse('service_type_not_found');
    return withOffers(trx, await listStyles(trx, serviceId), reader);
  });

/** One style. */
export const readStyle = (reader: Reader, styleId: number): Promise<Style | Refusal> =>
  inTransaction(reader.database, async (trx) => {
    const row = await findStyle(trx, styleId);
    const [style] = row === undefined ? [] : await withOffers(trx, [row], reader);
    return style ?? refuse('style_not_found');
  });
