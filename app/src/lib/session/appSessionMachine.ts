import type { Credentials, Registration } from '@plaitful/api-client/contract';
import { sessionMachine } from '@plaitful/flows/session';
import { fromPromise } from 'xstate';
import { answerOf } from '../api/answer.ts';
import { api } from '../api/client.ts';
import { readDevice, writeDevice } from './device.ts';
import { clearSessionRecord, readSessionRecord, writeSessionRecord } from '../sessionRecord.ts';

/** The session machine with this browser's storage and the server's calls. */
export const appSessionMachine = sessionMachine.provide({
  actors: {
    restoreUser: fromPromise(() => Promise.resolve(readSessionRecord() ?? null)),
    logIn: fromPromise(async ({ input }: { input: Credentials }) => {
      const device = readDevice();
      const body = { ...input, ...(device !== undefined && { device }) };
      const { deviceToken, ...user } = await answerOf(api.POST('/auth/login', { body }));
      writeDevice(deviceToken);
      return user;
    }),
    register: fromPromise(async ({ input }: { input: Registration }) => {
      await answerOf(api.POST('/auth/register', { body: input }));
    }),
    logOut: fromPromise(async ({ input }: { input: { readonly token: string } }) => {
      await answerOf(api.POST('/auth/logout', { headers: { Authorization: `Bearer ${input.token}` } }));
    }),
  },
  actions: {
    keepUser: (_, { user }) => writeSessionRecord(user),
    forgetUser: clearSessionRecord,
  },
});
