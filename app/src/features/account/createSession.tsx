import { lazy, Suspense, useEffect } from 'react';
import { createActor, type ActorOptions } from 'xstate';
import { ServerData } from '../../lib/api/ServerData.tsx';
import { getUser, onUserChangedElsewhere } from '../../lib/currentUser.ts';
import { useAccountDialog } from '../../lib/session/accountDialog.tsx';
import { appSessionMachine } from '../../lib/session/appSessionMachine.ts';
import type { LoadedSession, SessionActor } from '../../lib/session/session.types.ts';
import { useSessionEffects } from '../../lib/session/useSessionEffects.ts';

/**
 * Starts the session machine for whoever is signed in in this browser.
 * @param machine the machine with other effects, for stories
 */
export function createSession(
  machine: typeof appSessionMachine = appSessionMachine,
  options: Pick<ActorOptions<typeof appSessionMachine>, 'inspect'> = {},
): LoadedSession {
  const actor = createActor(machine, options).start();
  const user = getUser();
  if (user) actor.send({ type: 'user.changed', user });
  return { actor, SessionHost };
}

const AccountDialog = lazy(async () => ({
  default: (await import('./AccountDialog.tsx')).AccountDialog,
}));

function SessionHost({ actor }: { actor: SessionActor }) {
  const { dialog } = useAccountDialog();
  return (
    <ServerData>
      <SessionEffects actor={actor} />
      {dialog === undefined ? null : (
        <Suspense fallback={null}>
          <AccountDialog />
        </Suspense>
      )}
    </ServerData>
  );
}

function SessionEffects({ actor }: { actor: SessionActor }): null {
  useSessionEffects(actor);
  useEffect(() => onUserChangedElsewhere((user) => actor.send({ type: 'user.changed', user })), [actor]);
  return null;
}
