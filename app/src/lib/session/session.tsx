import type { SessionUser } from '@plaitful/api-client/contract';
import { toast } from '@plaitful/design-system/Toast';
import { isAdmin, isMember, readRoles } from '@plaitful/domain/roles';
import { selectDialog } from '@plaitful/flows/session/select';
import { down } from '@plaitful/messages/en-CA/common';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { EventFrom } from 'xstate';
import { getUser, onExpiry, subscribeToUser } from '../currentUser.ts';
import type { appSessionMachine } from './appSessionMachine.ts';
import type { LoadedSession, SessionActor } from './session.types.ts';

type SessionEvent = EventFrom<typeof appSessionMachine>;

/** Who is here, and which dialog of the account is open. */
interface Session {
  /** The signed-in user, or null for a guest. */
  user: SessionUser | null;
  /** Whether the user has at least one role. */
  isMember: boolean;
  /** Whether the user is ROLE_ADMIN. */
  isAdmin: boolean;
  /** Whether the session ended by itself, and nobody has logged in since. */
  hasExpired: boolean;
  /** Which dialog of the account is open, if any. */
  dialog: 'login' | 'register' | undefined;
}

interface SessionContextValue {
  readonly session: Session;
  readonly loaded: LoadedSession | undefined;
  readonly load: () => Promise<SessionActor | undefined>;
  readonly send: (event: SessionEvent) => void;
}

const SessionContext = createContext<SessionContextValue | undefined>(undefined);

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (!value) throw new Error('The session needs a SessionProvider');
  return value;
}

/** Who is signed in. */
export const useSession = (): Session => useSessionContext().session;

/** Sends the session machine an event (`login.submitted`); it is loaded for that where it is not yet. */
export const useSessionSend = (): SessionContextValue['send'] => useSessionContext().send;

/** Loads the session machine and the account dialog. */
export const useLoadSession = (): SessionContextValue['load'] => useSessionContext().load;

/** The session machine itself, for what is rendered only once it is loaded: the account's dialogs. */
export function useSessionActor(): SessionActor {
  const { loaded } = useSessionContext();
  if (!loaded) throw new Error('The session machine is not loaded');
  return loaded.actor;
}

interface SessionProviderProps {
  children: ReactNode;
  /** Fetches and starts the session machine; called for whoever is signed in or wants to be. */
  load: () => Promise<LoadedSession>;
  /** A session that is loaded from the beginning, for stories and tests. */
  session?: LoadedSession | undefined;
}

function useLoaded({ session, load: fetchSession }: Omit<SessionProviderProps, 'children'>) {
  const [loaded, setLoaded] = useState(session);
  const request = useRef(session && Promise.resolve(session));
  const load = useCallback(async () => {
    const loading = request.current ?? fetchSession();
    request.current = loading;
    try {
      const fetched = await loading;
      setLoaded(fetched);
      return fetched.actor;
    } catch {
      // The next call tries again.
      request.current = undefined;
      toast.error(down.title);
      return undefined;
    }
  }, [fetchSession]);
  return { loaded, load };
}

/** The state of the session machine, undefined until it is loaded. */
function useSnapshot(actor: SessionActor | undefined) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => actor?.getSnapshot(),
    () => undefined,
  );
}

/** Provides who is signed in, and the session machine that logs in and out. */
export function SessionProvider({ children, ...how }: SessionProviderProps) {
  const { loaded, load } = useLoaded(how);
  // A document is rendered by the server for a guest.
  const user = useSyncExternalStore(subscribeToUser, getUser, () => null);
  const snapshot = useSnapshot(loaded?.actor);
  const send = useCallback(
    (event: SessionEvent) => {
      if (loaded) loaded.actor.send(event);
      else void load().then((actor) => actor?.send(event));
    },
    [loaded, load],
  );
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) void load();
  }, [isSignedIn, load]);
  // Before any effect of a page calls the server.
  useLayoutEffect(() => onExpiry(() => send({ type: 'session.expired' })), [send]);
  const dialog = snapshot && selectDialog(snapshot);
  const hasExpired = snapshot?.context.reason === 'expired';
  const session = useMemo<Session>(() => {
    const roles = readRoles(user?.roles ?? []);
    return { user, isMember: isMember(roles), isAdmin: isAdmin(roles), hasExpired, dialog };
  }, [user, hasExpired, dialog]);
  const value = useMemo(() => ({ session, loaded, load, send }), [session, loaded, load, send]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** What is rendered once beside every page: the account dialog, and what a login or a logout leads to. */
export function SessionHost() {
  const { loaded } = useSessionContext();
  return loaded ? <loaded.SessionHost actor={loaded.actor} /> : null;
}
