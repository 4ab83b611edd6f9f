import type { Credentials, Registration } from '@plaitful/api-client/contract';
import { sessionMachine } from '@plaitful/flows/session';
import { fromPromise } from 'xstate';
import { unwrapResponse } from '../api/unwrapResponse.ts';
import { api } from '../api/client.ts';
import { setUser } from '../sessionStore.ts';
import { createStorageItem } from '../storage.ts';

/**
 * The server's token for this browser; it does not identify the user, and survives logout. A login without it
 * counts as one from another browser.
 */
export const deviceTokenStorage = createStorageItem('localStorage', 'plaitful.device');

export const appSessionMachine = sessionMachine.provide({
  actors: {
    logIn: fromPromise(async ({ input }: { input: Credentials }) => {
      const device = deviceTokenStorage.read();
      const body = { ...input, ...(device !== null && { device }) };
      const { deviceToken: token, ...user } = await unwrapResponse(api.POST('/auth/login', { body }));
      deviceTokenStorage.write(token);
      return user;
    }),
    register: fromPromise(async ({ input }: { input: Registration }) => {
      await unwrapResponse(api.POST('/auth/register', { body: input }));
    }),
    logOut: fromPromise(async () => {
      await unwrapResponse(api.POST('/auth/logout'));
    }),
  },
  actions: {
    saveUser: (_, { user }) => setUser(user),
    clearUser: () => setUser(null),
  },
});
