import { passwordResetMachine } from '@plaitful/flows/password-reset';
import type { PasswordResetInput } from '@plaitful/flows/password-reset/types';
import { toast } from '@plaitful/design-system/Toast';
import { forgot, reset } from '@plaitful/messages/en-CA/passwords';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { unwrapResponse } from '../../lib/api/unwrapResponse.ts';
import { api } from '../../lib/api/client.ts';
import { useMachineInspector } from '../../lib/machineInspector.ts';
import { paths } from '../../lib/paths.ts';
import { endSessionIfUnknown } from '../../lib/session/endUnknownSession.ts';
import { useSessionSend } from '../../lib/session/session.tsx';

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

const machine = passwordResetMachine.provide({
  actors: {
    requestLink: fromPromise(async ({ input }: { input: { readonly email: string } }) => {
      await unwrapResponse(
        api.POST('/auth/forgot-password', { params: { query: { email: input.email.trim() } } }),
      );
    }),
    resetPassword: fromPromise(
      async ({ input }: { input: { readonly token: string; readonly newPassword: string } }) => {
        const { token, newPassword } = input;
        await unwrapResponse(
          api.POST('/auth/reset-password', { params: { query: { token } }, body: { newPassword } }),
        );
      },
    ),
  },
});

export function usePasswordReset(input: PasswordResetInput) {
  const [snapshot, send, actor] = useMachine(machine, { ...useMachineInspector(), input });
  const sendToSession = useSessionSend();
  const navigate = useNavigate();
  useEffect(() => {
    const subscriptions = [
      actor.on('link.sent', () => toast.success(forgot.done)),
      actor.on('password.reset', () => {
        toast.success(reset.done.text);
        // The server has ended every session of the account, which need not be the one that is signed in here.
        void endSessionIfUnknown(sendToSession);
      }),
      actor.on('home.due', () => void navigate(paths.home.href())),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, navigate, sendToSession]);
  return { snapshot, send };
}
