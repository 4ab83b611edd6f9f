import type { Credentials, Registration } from '@plaitful/api-client/contract';
import { sessionMachine } from '@plaitful/flows/session';
import { fromPromise } from 'xstate';
import { answerOf } from '../api/answer.ts';
import { api } from '../api/client.ts';
import { readDevice, writeDevice } from './device.ts';
import { setUser } from '../currentUser.ts';

/** The session machine with this browser's storage and the server's calls. */
export const appSessionMachine = sessionMachine.provide({
  actors: {
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
    logOut: fromPromise(async () => {
      await answerOf(api.POST('/auth/logout'));
    }),
  },
  actions: {
    keepUser: (_, { user }) => setUser(user),
    forgetUser: () => setUser(null),
  },
});
