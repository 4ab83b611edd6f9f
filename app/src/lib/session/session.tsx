import { toast } from '@plaitful/design-system/Toast';
import { down } from '@plaitful/messages/en-CA/common';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import type { SessionUser } from '@plaitful/api-client/contract';
import {
  selectDialog,
  selectIsAdmin,
  selectIsBusy,
  selectIsMember,
  selectIsRestoring,
  selectUser,
} from '@plaitful/flows/session/select';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { appSessionMachine } from './appSessionMachine.ts';
import type { AwakeSession, SessionActor } from './session.types.ts';
import { onSessionRecordChange, readSessionRecord } from '../sessionRecord.ts';

type SessionSnapshot = SnapshotFrom<typeof appSessionMachine>;
type SessionEvent = EventFrom<typeof appSessionMachine>;

/** Who is here, and what the account dialog is at. */
interface Session {
  /** The signed-in user, or null for a guest. */
  user: SessionUser | null;
  /** Whether the user has at least one role (product spec 6). */
  isMember: boolean;
  /** Whether the user is ROLE_ADMIN. */
  isAdmin: boolean;
  /** Whether a login, a registration or a logout is under way. */
  isBusy: boolean;
  /** Whether the session ended by itself, and nobody has logged in since. */
  hasExpired: boolean;
  /** Whether it is not known yet who is here. */
  isRestoring: boolean;
  /** Which dialog of the account is open, if any. */
  dialog: 'login' | 'register' | undefined;
}

/** A visitor of whom this browser knows nothing: the machine is not needed for them, and sleeps. */
const guest: Session = {
  user: null,
  isMember: false,
  isAdmin: false,
  isBusy: false,
  hasExpired: false,
  isRestoring: false,
  dialog: undefined,
};

const sessionOf = (snapshot: SessionSnapshot): Session => ({
  user: selectUser(snapshot),
  isMember: selectIsMember(snapshot),
  isAdmin: selectIsAdmin(snapshot),
  isBusy: selectIsBusy(snapshot),
  hasExpired: snapshot.context.reason === 'expired',
  isRestoring: selectIsRestoring(snapshot),
  dialog: selectDialog(snapshot),
});

interface SessionHandle {
  readonly session: Session;
  readonly awake: AwakeSession | undefined;
  readonly wake: () => void;
  readonly send: (event: SessionEvent) => void;
}

const SessionContext = createContext<SessionHandle | undefined>(undefined);

function useHandle(): SessionHandle {
  const handle = use(SessionContext);
  if (!handle) throw new Error('The session needs a SessionProvider');
  return handle;
}

/** Who is signed in. */
export const useSession = (): Session => useHandle().session;

/** Sends the session machine an event (`login.submitted`), and wakes it for that where it sleeps. */
export const useSessionSend = (): SessionHandle['send'] => useHandle().send;

/** Wakes the session, for what stands only beside an awake one. */
export const useWakeSession = (): SessionHandle['wake'] => useHandle().wake;

/** The session machine itself, for what is there only while it is awake: the account's dialogs. */
export function useSessionActor(): SessionActor {
  const { awake } = useHandle();
  if (!awake) throw new Error('The session is not awake');
  return awake.actor;
}

interface SessionProviderProps {
  children: ReactNode;
  /** Fetches and starts the machine; called when somebody is signed in here, or something is sent to it. */
  fetchSession: () => Promise<AwakeSession>;
  /** A session that is awake from the beginning, for stories and tests. */
  session?: AwakeSession | undefined;
}

/** Whether this browser keeps somebody's record; not known while the server's page is taken over. */
const useHasRecord = (): boolean =>
  useSyncExternalStore(
    onSessionRecordChange,
    () => readSessionRecord() !== undefined,
    () => false,
  );

/** The machine, fetched as soon as somebody is signed in here or something is sent to it. */
function useAwake({ session: given, fetchSession }: Omit<SessionProviderProps, 'children'>) {
  const [awake, setAwake] = useState(given);
  const waking = useRef<Promise<AwakeSession>>(undefined);
  const [hasFailed, setFailed] = useState(false);
  const hasRecord = useHasRecord();
  const wake = useCallback(() => {
    const fetching = waking.current ?? fetchSession();
    waking.current = fetching;
    return fetching.then(
      (session) => {
        setAwake(session);
        return session.actor;
      },
      () => {
        // Anew the next time.
        waking.current = undefined;
        setFailed(true);
        toast.error(down.title);
        return undefined;
      },
    );
  }, [fetchSession]);
  useEffect(() => {
    if (hasRecord && !given) void wake();
  }, [hasRecord, given, wake]);
  return { awake, wake, isWaking: hasRecord && !awake && !hasFailed };
}

const never = (): (() => void) => () => undefined;

/** Keeps who is signed in: restored from local storage, followed across tabs, ended by the server's 401. */
export function SessionProvider({ children, ...how }: SessionProviderProps) {
  const { awake, wake, isWaking } = useAwake(how);
  const actor = awake?.actor;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const snapshot = useSyncExternalStore(
    actor ? subscribe : never,
    () => actor?.getSnapshot(),
    () => undefined,
  );
  const wakeUnlessAwake = useCallback(() => void (actor ?? wake()), [actor, wake]);
  const send = useCallback(
    (event: SessionEvent) => {
      if (actor) actor.send(event);
      else void wake().then((woken) => woken?.send(event));
    },
    [actor, wake],
  );
  const session = useMemo(
    () => (snapshot ? sessionOf(snapshot) : { ...guest, isRestoring: isWaking }),
    [snapshot, isWaking],
  );
  const handle = useMemo<SessionHandle>(
    () => ({ session, awake, wake: wakeUnlessAwake, send }),
    [session, awake, wakeUnlessAwake, send],
  );
  return <SessionContext value={handle}>{children}</SessionContext>;
}

/** Stands once beside every page: the account dialog, and what a login or a logout leads to. */
export function SessionFollowers() {
  const { awake } = useHandle();
  return awake ? <awake.Followers actor={awake.actor} /> : null;
}
