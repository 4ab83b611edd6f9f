import { toast } from '@plaitful/design-system/Toast';
import { loggedOut } from '@plaitful/messages/en-CA/common';
import { isAdmin, parseRoles } from '@plaitful/domain/roles';
import { registered, loggedIn } from '@plaitful/messages/en-CA/account';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { createActor, type ActorOptions } from 'xstate';
import { ApiQueryProvider } from '../../lib/api/ApiQueryProvider.tsx';
import { lazyComponent } from '../../lib/code/lazyComponent.ts';
import { getUser, onUserChangedElsewhere } from '../../lib/sessionStore.ts';
import { appSessionMachine } from '../../lib/session/appSessionMachine.ts';
import type { LoadedSession, SessionActor } from '../../lib/session/session.types.ts';
import { isPersonalQueryKey } from '../../lib/api/client.ts';
import { paths } from '../../lib/paths.ts';
import { clearDrafts } from '../../lib/drafts.ts';
import { useAccountDialog } from '../../lib/session/session.tsx';

/**
 * Starts the session machine for the user who is signed in in this browser.
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

const AccountDialog = lazyComponent(async () => (await import('./AccountDialog.tsx')).AccountDialog);

function SessionHost({ actor }: { actor: SessionActor }) {
  const { dialog } = useAccountDialog();
  return (
    <ApiQueryProvider>
      <SessionEffects actor={actor} />
      {dialog === undefined ? null : (
        <Suspense fallback={null}>
          <AccountDialog />
        </Suspense>
      )}
    </ApiQueryProvider>
  );
}

/**
 * The effects of a login, registration or logout: the toast, the redirect, and removing the cached data of
 * the previous user.
 */
function SessionEffects({ actor }: { actor: SessionActor }): null {
  const navigate = useNavigate();
  const cache = useQueryClient();
  useEffect(() => {
    const clearUser = () => {
      clearDrafts();
      cache.removeQueries({ predicate: ({ queryKey }) => isPersonalQueryKey(queryKey) });
    };
    const subscriptions = [
      actor.on('registration.succeeded', () => toast.success(registered)),
      actor.on('login.succeeded', ({ returnTo }) => {
        toast.success(loggedIn);
        // Refetches the queries that failed with a 401.
        void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
        const isOwnerAtDashboard =
          returnTo === paths.dashboard.path && isAdmin(parseRoles(getUser()?.roles ?? []));
        if (returnTo !== null) void navigate(isOwnerAtDashboard ? paths.admin.href() : returnTo);
      }),
      actor.on('logout.finished', () => {
        clearUser();
        toast.success(loggedOut);
        void navigate(paths.home.href());
      }),
      actor.on('user.left', clearUser),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, navigate, cache]);
  useEffect(() => onUserChangedElsewhere((user) => actor.send({ type: 'user.changed', user })), [actor]);
  return null;
}
