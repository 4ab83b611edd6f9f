import type { Booking, Business, ClosureSpan } from '@plaitful/api-client/contract';
import { toStudioTime } from '@plaitful/domain/studio-time';
import { closureMachine } from '@plaitful/flows/closure';
import type { ClosureEvent, ClosureRequest, LoadedPreview } from '@plaitful/flows/closure/types';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { unwrapResponse } from '../../../../lib/api/unwrapResponse.ts';
import { api } from '../../../../lib/api/client.ts';
import { useMachineInspector } from '../../../../lib/machineInspector.ts';
import { useOnReconnect } from '../../../../lib/session/useOnReconnect.ts';
import { useBusiness } from '../../../../shell/business.tsx';

/** How long closing waits for the response, in ms; after that its outcome is unknown. */
const patience = 30_000;

async function preview(span: ClosureSpan, { timeZone }: Business): Promise<LoadedPreview> {
  const found = await unwrapResponse(api.POST('/api/closures/preview', { body: span }));
  return { preview: found, now: toStudioTime(new Date(), timeZone) };
}

/** Sent with every booking as it was shown: if one changed or was added meanwhile, nothing is closed. */
const add = ({ span, texts, bookings, choices, password }: ClosureRequest) =>
  unwrapResponse(
    api.POST('/api/closures', {
      signal: AbortSignal.timeout(patience),
      body: {
        ...span,
        ...texts,
        ...(password !== undefined && { password }),
        bookings: bookings.map(({ bookingId, etag }: Booking) => ({
          bookingId,
          etag,
          choice: choices[bookingId] ?? 'KEEP',
        })),
      },
    }),
  );

const actorsFor = (business: Business) => ({
  previewClosure: fromPromise(({ input }: { input: { readonly span: ClosureSpan } }) =>
    preview(input.span, business),
  ),
  addClosure: fromPromise(({ input }: { input: ClosureRequest }) => add(input)),
});

export type ClosureSnapshot = SnapshotFrom<typeof closureMachine>;
export type SendClosure = (event: ClosureEvent) => void;

export function useClosure(span: ClosureSpan | null) {
  const business = useBusiness();
  const [machine] = useState(() => closureMachine.provide({ actors: actorsFor(business) }));
  const [snapshot, send, actor] = useMachine(machine, { ...useMachineInspector(), input: { span } });
  useOnReconnect(() => {
    if (snapshot.matches('previewFailed')) send({ type: 'preview.requested' });
  });
  return { snapshot, send, actor };
}
