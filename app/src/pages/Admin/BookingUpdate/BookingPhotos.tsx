import { parseProblem } from '@plaitful/api-client/problem';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { RadioCards } from '@plaitful/design-system/RadioCards';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { bookedPhotos as labels } from '@plaitful/messages/en-CA/adminChildren';
import { action } from '@plaitful/messages/en-CA/common';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatBookedPhotos } from '../../../features/children/photoAnswer.ts';
import { refreshBookings } from '../../../features/appointments/refreshBookings.ts';
import { unwrapResponse } from '../../../lib/api/unwrapResponse.ts';
import { $api, api } from '../../../lib/api/client.ts';
import type { Booking } from '@plaitful/api-client/contract';
import { useBusiness } from '../../../shell/business.tsx';
import { useErrorMessages } from '../../../shell/useErrorMessages.ts';

type Scope = 'booking' | 'child';

/** The photo consent for an appointment, and the form for an answer that the parent gives to the owner. */
export function BookingPhotos({ booking }: { booking: Booking }) {
  const { timeZone } = useBusiness();
  const { consent, childId } = booking;
  const errorMessages = useErrorMessages();
  const [isAsking, setAsking] = useState(false);
  const [scope, setScope] = useState<Scope>('booking');
  const { mutate, isPending, error, reset } = useAnswer(booking, () => setAsking(false));
  const answer = formatBookedPhotos(booking, timeZone);
  const { title, ...buttons } = consent ? labels.refusing : labels.agreeing;
  return (
    <Stack gap={2}>
      {consent ? <Text>{answer}</Text> : <Banner tone="waiting">{answer}</Banner>}
      <div>
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          {consent ? labels.refuse : labels.agree}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={title(booking)}
        words={buttons}
        closeLabel={action.close}
        isBusy={isPending}
        error={error === null ? undefined : errorMessages.afterSending(parseProblem(error))}
        onConfirm={() => mutate({ isGiven: !consent, scope })}
        onClose={() => {
          reset();
          setAsking(false);
        }}
      >
        <p>{labels.text}</p>
        {childId === null ? null : (
          <RadioCards
            label={labels.scope.legend}
            options={[
              { value: 'booking', label: labels.scope.booking },
              { value: 'child', label: labels.scope.child },
            ]}
            value={scope}
            onChange={setScope}
          />
        )}
      </ConfirmDialog>
    </Stack>
  );
}

function useAnswer({ bookingId, userId, childId }: Booking, onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ isGiven, scope }: { isGiven: boolean; scope: Scope }): Promise<void> => {
      const body = { isGiven };
      if (scope === 'child' && childId !== null) {
        const params = { path: { userId, childId } };
        await unwrapResponse(
          api.PUT('/api/users/{userId}/children/{childId}/photo-consent', { params, body }),
        );
      }
      // Also after the call above, which changes nothing when the answer for all appointments was already the
      // same.
      const params = { path: { bookingId } };
      await unwrapResponse(api.PUT('/api/booking/{bookingId}/photo-consent', { params, body }));
    },
    onSuccess: async () => {
      const children = $api.queryOptions('get', '/api/users/{userId}/children', {
        params: { path: { userId } },
      });
      void cache.invalidateQueries({ queryKey: children.queryKey });
      await refreshBookings(cache);
      toast.success(labels.done);
      onDone();
    },
  });
}
