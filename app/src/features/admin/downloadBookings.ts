import type { operations } from '@plaitful/api-client/contract';
import { bookingsTable } from '@plaitful/messages/en-CA/bookingsTable';
import { api } from '../../lib/api/client.ts';
import { downloadBlob } from '../../lib/api/downloadBlob.ts';
import { unwrapResponse } from '../../lib/api/unwrapResponse.ts';

export type ExportColumns = 'bookkeeping' | 'raw';

type ExportQuery = NonNullable<operations['exportBookings']['parameters']['query']>;

/** Saves the table of the bookings that a filter leaves. */
export async function downloadBookings(columns: ExportColumns, filter: ExportQuery): Promise<void> {
  // For bookkeeping is the table as the server has it by default.
  const query = columns === 'raw' ? { ...filter, columns } : filter;
  const file = await unwrapResponse(
    api.GET('/api/booking/export.csv', { params: { query }, parseAs: 'blob' }),
  );
  downloadBlob(file, bookingsTable.fileName[columns]);
}
