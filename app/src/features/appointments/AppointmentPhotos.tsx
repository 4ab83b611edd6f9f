import { parseProblem } from '@plaitful/api-client/problem';
import { Badge } from '@plaitful/design-system/Badge';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { Link } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { appointmentPhotos as labels } from '@plaitful/messages/en-CA/appointmentPhotos';
import { formatInstantDate } from '@plaitful/messages/format';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { $api } from '../../lib/api/client.ts';
import type { Booking } from '@plaitful/api-client/contract';
import { paths } from '../../lib/paths.ts';
import { useBusiness } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { usePhotoWording } from '../children/usePhotoWording.ts';
import { refreshBookings } from './refreshBookings.ts';

/** The photo consent for an appointment, and the way to change it for this appointment only. */
export function AppointmentPhotos({ booking }: { booking: Booking }) {
  const { timeZone } = useBusiness();
  const headingId = useId();
  const wording = usePhotoWording();
  const errorMessages = useErrorMessages();
  const [isAsking, setAsking] = useState(false);
  const { answer, isPending, error } = useAnswer(booking, () => setAsking(false));
  const date = formatInstantDate(booking.consentAt, timeZone);
  return (
    <Stack element="section" gap={2} labelledBy={headingId}>
      <Heading level={3} size="lg" id={headingId}>
        {labels.title}
      </Heading>
      <Inline gap={2}>
        <Badge tone={booking.consent ? 'paid' : 'neutral'}>{labels[booking.consent ? 'yes' : 'no']}</Badge>
        <Text element="span" size="sm" tone="muted">
          {labels.since({ date })}
        </Text>
      </Inline>
      {isAsking && !booking.consent ? (
        <>
          <Text size="sm">
            <ContactText text={wording} />
          </Text>
          <Inline gap={2}>
            <Button size="sm" isBusy={isPending} busyLabel={labels.saving} onClick={() => answer(true)}>
              {labels.confirm}
            </Button>
            <Button variant="text" size="sm" onClick={() => setAsking(false)}>
              {labels.keep}
            </Button>
          </Inline>
        </>
      ) : (
        <div>
          <Button
            variant="outline"
            size="sm"
            isBusy={isPending}
            busyLabel={labels.saving}
            onClick={() => (booking.consent ? answer(false) : setAsking(true))}
          >
            {booking.consent ? labels.refuse : labels.agree}
          </Button>
        </div>
      )}
      {error === null ? null : (
        <Banner tone="critical" isLive>
          {errorMessages.afterSending(error)}
        </Banner>
      )}
      {booking.childId === null ? null : (
        <Text size="sm" tone="muted">
          {labels.one} <Link href={paths.profile.href()}>{labels.profile(booking)}</Link>
        </Text>
      )}
    </Stack>
  );
}

function useAnswer({ bookingId }: Booking, onDone: () => void) {
  const cache = useQueryClient();
  const { mutate, isPending, error } = $api.useMutation('put', '/api/booking/{bookingId}/photo-consent', {
    onSuccess: async ({ consent }) => {
      await refreshBookings(cache);
      toast.success(consent ? labels.agreed : labels.refused);
      onDone();
    },
  });
  return {
    answer: (isGiven: boolean) => mutate({ params: { path: { bookingId } }, body: { isGiven } }),
    isPending,
    error: error === null ? null : parseProblem(error),
  };
}
