import { createActorContext } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import type { SessionUser } from '@plaitful/api-client/contract';
import {
  selectIsAdmin,
  selectIsBusy,
  selectIsMember,
  selectIsRestoring,
  selectUser,
} from '@plaitful/flows/session/select';
import { api } from '../api/client.ts';
import { useInspection } from '../flows/inspection.ts';
import { appSessionMachine } from './appSessionMachine.ts';
import { onSessionRecordChange, readSessionRecord } from './sessionRecord.ts';

const SessionContext = createActorContext(appSessionMachine);

/** The session machine itself: to send it events (`login.submitted`), and to hear what it emits. */
export const useSessionActor = SessionContext.useActorRef;

/** One thing out of the session's snapshot, by a selector of `@plaitful/flows/session/select`. */
export const useSessionSelector = SessionContext.useSelector;

interface Session {
  /** The signed-in user, or null for a guest. */
  user: SessionUser | null;
  /** Whether the user has at least one role (product spec 6). */
  isMember: boolean;
  /** Whether the user is ROLE_ADMIN. */
  isAdmin: boolean;
  /** Whether a login, a registration or a logout is under way. */
  isBusy: boolean;
}

/** Who is signed in. */
export function useSession(): Session {
  return {
    user: useSessionSelector(selectUser),
    isMember: useSessionSelector(selectIsMember),
    isAdmin: useSessionSelector(selectIsAdmin),
    isBusy: useSessionSelector(selectIsBusy),
  };
}

interface SessionProviderProps {
  children: ReactNode;
  /** The session machine with other effects, for stories. @default this browser's storage and the server's calls */
  machine?: typeof appSessionMachine;
}

/** Keeps who is signed in: restored from local storage, followed across tabs, ended by the server's 401. */
export function SessionProvider({ children, machine = appSessionMachine }: SessionProviderProps) {
  return (
    <SessionContext.Provider logic={machine} options={useInspection()}>
      <SessionSignals />
      <Restored>{children}</Restored>
    </SessionContext.Provider>
  );
}

/** Reading the record takes a tick; nothing is drawn for a guest who turns out to be a member. */
function Restored({ children }: { children: ReactNode }) {
  return useSessionSelector(selectIsRestoring) ? null : children;
}

/** What happens outside this page: another tab logs in or out, or the server no longer knows the token. */
function SessionSignals() {
  const session = useSessionActor();
  useEffect(
    () => onSessionRecordChange((user) => session.send({ type: 'user.changed', user: user ?? null })),
    [session],
  );
  useEffect(() => {
    const watch = {
      onResponse({ request, response }: { request: Request; response: Response }) {
        const sent = request.headers.get('Authorization');
        const token = readSessionRecord()?.token;
        if (response.status === 401 && token !== undefined && sent === `Bearer ${token}`) {
          session.send({ type: 'session.expired' });
        }
        return undefined;
      },
    };
    api.use(watch);
    return () => api.eject(watch);
  }, [session]);
  return null;
}
