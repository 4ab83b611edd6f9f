import { Button } from '@plaitful/design-system/Button';
import { toast } from '@plaitful/design-system/Toast';
import { bookingsList } from '@plaitful/messages/en-CA/adminBookings';
import { useState } from 'react';
import { answerOf } from '../../../lib/api/answer.ts';
import { api } from '../../../lib/api/client.ts';
import { handOver } from '../../../lib/api/handOver.ts';
import type { BookingsQuery } from './bookingsAddress.ts';

const words = bookingsList.export;

async function download(query: BookingsQuery & { q?: string }): Promise<void> {
  const file = await answerOf(api.GET('/api/booking/export.csv', { params: { query }, parseAs: 'blob' }));
  handOver(file, words.fileName);
}

/** The bookings that the filters leave, as a table; it needs the session, so that it is no plain link. */
export function ExportButton({ query }: { query: BookingsQuery & { q?: string } }) {
  const [isLoading, setLoading] = useState(false);
  const get = async () => {
    setLoading(true);
    await download(query).catch(() => toast.error(words.failed));
    setLoading(false);
  };
  return (
    <Button
      tone="secondary"
      size="sm"
      icon="download"
      isBusy={isLoading}
      busyLabel={words.busy}
      onClick={() => void get()}
    >
      {words.button}
    </Button>
  );
}
