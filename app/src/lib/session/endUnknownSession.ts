import { createApiClient } from '@plaitful/api-client/client';
import { getUser } from '../sessionStore.ts';
import type { useSessionSend } from './session.tsx';

/**
 * Logs out here if the server no longer knows the session, without the dialog of an expired one: a link has just ended
 * the sessions of an account, which may be another one than that signed in here.
 */
export async function endSessionIfUnknown(send: ReturnType<typeof useSessionSend>): Promise<void> {
  const token = getUser()?.token;
  if (token === undefined) return;
  // Not by the app's client, which would report an expired session.
  const call = createApiClient({ baseUrl: '', getToken: () => token }).GET('/api/account');
  const status = await call.then(
    ({ response }) => response.status,
    // The next call reports a failure.
    () => undefined,
  );
  if (status === 401 && getUser()?.token === token) send({ type: 'user.changed', user: null });
}
