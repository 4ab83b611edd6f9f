import { Button } from '@plaitful/design-system/Button';
import { toast } from '@plaitful/design-system/Toast';
import { toProblem } from '@plaitful/flows/api-problem';
import { calendarFile as labels } from '@plaitful/messages/en-CA/appointmentSummary';
import { useState } from 'react';
import { unwrapResponse } from '../../lib/api/unwrapResponse.ts';
import { api } from '../../lib/api/client.ts';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { downloadBlob } from '../../lib/api/downloadBlob.ts';

async function download(bookingId: number): Promise<void> {
  const file = await unwrapResponse(
    api.GET('/api/booking/{bookingId}/calendar.ics', {
      params: { path: { bookingId } },
      parseAs: 'blob',
    }),
  );
  downloadBlob(file, labels.fileName);
}

/** Downloads the appointment as an .ics file. Not a plain link, since the call needs the session's token. */
export function AddToCalendar({ bookingId }: { bookingId: number }) {
  const errorMessages = useErrorMessages();
  const [isLoading, setLoading] = useState(false);
  const add = async () => {
    setLoading(true);
    await download(bookingId).catch((error: unknown) => {
      toast.error(
        [labels.failed, errorMessages.detailAfterSending(toProblem(error))].filter(Boolean).join(' '),
      );
    });
    setLoading(false);
  };
  return (
    <div>
      <Button
        variant="outline"
        icon="calendar"
        isBusy={isLoading}
        busyLabel={labels.loading}
        onClick={() => void add()}
      >
        {labels.button}
      </Button>
    </div>
  );
}
