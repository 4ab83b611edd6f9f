import type { operations } from '@plaitful/api-client/contract';
import { toast } from '@plaitful/design-system/Toast';
import { bookingsList as labels } from '@plaitful/messages/en-CA/adminBookings';
import { bookingsTable } from '@plaitful/messages/en-CA/bookingsTable';
import { useState } from 'react';
import { api } from '../../lib/api/client.ts';
import { downloadBlob } from '../../lib/api/downloadBlob.ts';
import { unwrapResponse } from '../../lib/api/unwrapResponse.ts';

type ExportColumns = 'bookkeeping' | 'raw';

type ExportQuery = NonNullable<operations['exportBookings']['parameters']['query']>;

async function downloadBookings(columns: ExportColumns, filter: ExportQuery): Promise<void> {
  // For bookkeeping is the table as the server has it by default.
  const query = columns === 'raw' ? { ...filter, columns } : filter;
  const file = await unwrapResponse(
    api.GET('/api/booking/export.csv', { params: { query }, parseAs: 'blob' }),
  );
  downloadBlob(file, bookingsTable.fileName[columns]);
}

/** Saves the table of the bookings that a filter leaves. */
export function useBookingsDownload() {
  const [isLoading, setLoading] = useState(false);
  const download = async (columns: ExportColumns, filter: ExportQuery) => {
    setLoading(true);
    await downloadBookings(columns, filter).catch(() => toast.error(labels.export.failed));
    setLoading(false);
  };
  return { isLoading, download };
}
