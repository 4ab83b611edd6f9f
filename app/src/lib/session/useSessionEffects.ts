import { toast } from '@plaitful/design-system/Toast';
import { loggedOut } from '@plaitful/messages/en-CA/common';
import { session as words } from '@plaitful/messages/en-CA/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPersonal } from '../api/personal.ts';
import { paths } from '../paths.ts';
import { clearDrafts } from './drafts.ts';
import type { SessionActor } from './session.types.ts';

/**
 * What follows a login, a registration or a logout: the toast, the way to where the visitor wanted to go, and
 * forgetting everything of the one who left (product spec 2 and 4).
 */
export function useSessionEffects(session: SessionActor): void {
  const navigate = useNavigate();
  const cache = useQueryClient();
  useEffect(() => {
    const forgetUser = () => {
      clearDrafts();
      cache.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
    };
    const subscriptions = [
      session.on('registration.succeeded', () => toast.success(words.registered)),
      session.on('login.succeeded', ({ returnTo }) => {
        toast.success(words.loggedIn);
        // What was refused for want of a session is there without asking for it again.
        void cache.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
        if (returnTo !== null) void navigate(returnTo);
      }),
      session.on('logout.finished', () => {
        forgetUser();
        toast.success(loggedOut);
        void navigate(paths.home.href());
      }),
      session.on('user.left', forgetUser),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [session, navigate, cache]);
}
