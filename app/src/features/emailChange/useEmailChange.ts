import { toast } from '@plaitful/design-system/Toast';
import { emailChangeMachine } from '@plaitful/flows/email-change';
import type { EmailChangeInput, EmailLinkPurpose } from '@plaitful/flows/email-change/types';
import { emailCard } from '@plaitful/messages/en-CA/emailChange';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { unwrapResponse } from '../../lib/api/unwrapResponse.ts';
import { api } from '../../lib/api/client.ts';
import { useMachineInspector } from '../../lib/machineInspector.ts';
import { refreshAccount } from '../../lib/session/account.ts';
import { endSessionIfUnknown } from '../../lib/session/endUnknownSession.ts';
import { useSessionSend } from '../../lib/session/session.tsx';

export type EmailChangeSnapshot = SnapshotFrom<typeof emailChangeMachine>;

const links = { confirm: '/auth/confirm-email', undo: '/auth/undo-email-change' } as const;

const machine = emailChangeMachine.provide({
  actors: {
    requestChange: fromPromise(
      async ({ input }: { input: { readonly email: string; readonly password: string } }) => {
        await unwrapResponse(api.POST('/api/account/email', { body: input }));
      },
    ),
    cancelChange: fromPromise(async () => {
      await unwrapResponse(api.DELETE('/api/account/email'));
    }),
    submitLink: fromPromise(
      async ({
        input: { purpose, ...body },
      }: {
        input: { readonly purpose: EmailLinkPurpose; readonly token: string; readonly code?: string };
      }) => {
        await unwrapResponse(api.POST(links[purpose], { body }));
      },
    ),
  },
});

export function useEmailChange(input: EmailChangeInput) {
  const [snapshot, send, actor] = useMachine(machine, { ...useMachineInspector(), input });
  const sendToSession = useSessionSend();
  const cache = useQueryClient();
  useEffect(() => {
    const refresh = () => void refreshAccount(cache);
    const subscriptions = [
      actor.on('link.sent', refresh),
      actor.on('change.withdrawn', () => {
        toast.success(emailCard.withdrawn);
        refresh();
      }),
      actor.on('email.changed', refresh),
      // The server has ended every session of the account, which need not be the one that is signed in here.
      actor.on('email.restored', () => void endSessionIfUnknown(sendToSession)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, cache, sendToSession]);
  return { snapshot, send };
}
