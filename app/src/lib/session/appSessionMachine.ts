import type { Credentials, Registration } from '@plaitful/api-client/contract';
import { sessionMachine } from '@plaitful/flows/session';
import { fromPromise } from 'xstate';
import { answerOf } from '../api/answer.ts';
import { api } from '../api/client.ts';
import { setUser } from '../currentUser.ts';

/** The server's token for this browser; it does not say who logged in, and survives logout. */
const key = 'plaitful.device';

/** Undefined before the first login in this browser, or without storage. */
export function readDevice(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** For an account that is deleted. */
export function forgetDevice(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

/** Without storage a later login counts as one from another browser. */
function writeDevice(token: string): void {
  try {
    localStorage.setItem(key, token);
  } catch {
    // Storage is blocked.
  }
}

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
