import { useEffect, useLayoutEffect } from 'react';
import { selectIsRestoring } from '@plaitful/flows/session/select';
import { createActor, waitFor, type ActorOptions } from 'xstate';
import { api } from '../../lib/api/client.ts';
import { ServerData } from '../../lib/api/ServerData.tsx';
import { AccountDialogHost } from './AccountDialogHost.tsx';
import { appSessionMachine } from '../../lib/session/appSessionMachine.ts';
import { onSessionRecordChange, readSessionRecord } from '../../lib/sessionRecord.ts';
import type { AwakeSession, SessionActor } from '../../lib/session/session.types.ts';
import { useSessionEffects } from '../../lib/session/useSessionEffects.ts';

/**
 * Starts the session machine, which restores who is signed in from this browser's storage.
 * @param machine the machine with other effects, for stories
 */
export function wakeSession(
  machine: typeof appSessionMachine = appSessionMachine,
  options: Pick<ActorOptions<typeof appSessionMachine>, 'inspect'> = {},
): AwakeSession {
  return { actor: createActor(machine, options).start(), Followers: SessionFollowers };
}

/** The same, once it is known who is here. */
export async function wakeRestoredSession(): Promise<AwakeSession> {
  const session = wakeSession();
  await waitFor(session.actor, (snapshot) => !selectIsRestoring(snapshot));
  return session;
}

function SessionFollowers({ actor }: { actor: SessionActor }) {
  return (
    <ServerData>
      <Followed actor={actor} />
      <AccountDialogHost />
    </ServerData>
  );
}

/** What happens outside this page: another tab logs in or out, or the server no longer knows the token. */
function Followed({ actor }: { actor: SessionActor }): null {
  useSessionEffects(actor);
  useEffect(
    () => onSessionRecordChange((user) => actor.send({ type: 'user.changed', user: user ?? null })),
    [actor],
  );
  // Before any effect of a page asks the server for something.
  useLayoutEffect(() => {
    const watch = {
      onResponse({ request, response }: { request: Request; response: Response }) {
        const sent = request.headers.get('Authorization');
        const token = readSessionRecord()?.token;
        if (response.status === 401 && token !== undefined && sent === `Bearer ${token}`) {
          actor.send({ type: 'session.expired' });
        }
        return undefined;
      },
    };
    api.use(watch);
    return () => api.eject(watch);
  }, [actor]);
  return null;
}
