import type { SessionUser } from '@plaitful/api-client/contract';
import { toast } from '@plaitful/design-system/Toast';
import { isAdmin, isMember, parseRoles } from '@plaitful/domain/roles';
import { selectAccountDialog } from '@plaitful/flows/session/select';
import type { DialogRequest } from '@plaitful/flows/session/types';
import { serverUnavailable } from '@plaitful/messages/en-CA/common';
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
import { getUser, onSessionExpired, subscribeToUser } from '../sessionStore.ts';
import type { appSessionMachine } from './appSessionMachine.ts';
import type { LoadedSession, SessionActor } from './session.types.ts';

type SessionEvent = EventFrom<typeof appSessionMachine>;

interface Session {
  user: SessionUser | null;
  /** Whether the user has at least one role. */
  isMember: boolean;
  isAdmin: boolean;
  /** Whether the session has expired and nobody has logged in since. */
  hasExpired: boolean;
  dialog: 'login' | 'register' | undefined;
}

export interface MembersOnlyDialogRequest {
  /** The slot a guest chose, formatted. */
  kept: { styleName: string; date: string; time: string };
  /** Called when the dialogs are closed without a login. */
  onDecline: () => void;
}

interface AccountDialog {
  dialog: 'login' | 'register' | 'members' | undefined;
  members: MembersOnlyDialogRequest | undefined;
  openLogin: (request?: DialogRequest) => void;
  openRegister: (request?: DialogRequest) => void;
  openMembers: (request: MembersOnlyDialogRequest) => void;
  close: () => void;
}

interface SessionContextValue {
  readonly session: Session;
  readonly accountDialog: AccountDialog;
  readonly loaded: LoadedSession | undefined;
  readonly send: (event: SessionEvent) => void;
}

const SessionContext = createContext<SessionContextValue | undefined>(undefined);

function useSessionContext(): SessionContextValue {
  const value = use(SessionContext);
  if (!value) throw new Error('The session needs a SessionProvider');
  return value;
}

export const useSession = (): Session => useSessionContext().session;

/** Sends an event to the session machine, which is loaded first where needed. */
export const useSessionSend = (): SessionContextValue['send'] => useSessionContext().send;

export const useAccountDialog = (): AccountDialog => useSessionContext().accountDialog;

export function useSessionActor(): SessionActor {
  const { loaded } = useSessionContext();
  if (!loaded) throw new Error('The session machine is not loaded');
  return loaded.actor;
}

interface SessionProviderProps {
  children: ReactNode;
  load: () => Promise<LoadedSession>;
  /** A loaded session, for stories and tests. */
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
      toast.error(serverUnavailable.title);
      return undefined;
    }
  }, [fetchSession]);
  return { loaded, load };
}

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

interface DialogsOptions extends Pick<SessionContextValue, 'session' | 'send'> {
  load: () => Promise<unknown>;
}

function useDialogs({ session, load, send }: DialogsOptions): AccountDialog {
  const { dialog } = session;
  const [members, setMembers] = useState<MembersOnlyDialogRequest>();
  const moves = useMemo(
    () => ({
      openLogin: (request?: DialogRequest) => send({ type: 'login.opened', ...request }),
      openRegister: (request?: DialogRequest) => send({ type: 'registration.opened', ...request }),
      openMembers: (request: MembersOnlyDialogRequest) => {
        void load();
        setMembers(request);
      },
    }),
    [send, load],
  );
  const close = useCallback(() => {
    members?.onDecline();
    setMembers(undefined);
    send({ type: 'dialog.closed' });
  }, [members, send]);
  return useMemo(
    () => ({
      dialog: dialog ?? (members && !session.isMember ? 'members' : undefined),
      members,
      close,
      ...moves,
    }),
    [members, session.isMember, dialog, close, moves],
  );
}

export function SessionProvider({ children, ...how }: SessionProviderProps) {
  const { loaded, load } = useLoaded(how);
  // The server renders for a guest.
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
  useLayoutEffect(
    () => onSessionExpired(() => send({ type: 'session.expired', email: getUser()?.email })),
    [send],
  );
  const dialog = snapshot && selectAccountDialog(snapshot);
  const hasExpired = snapshot?.context.reason === 'expired';
  const session = useMemo<Session>(() => {
    const roles = parseRoles(user?.roles ?? []);
    return { user, isMember: isMember(roles), isAdmin: isAdmin(roles), hasExpired, dialog };
  }, [user, hasExpired, dialog]);
  const accountDialog = useDialogs({ session, load, send });
  const value = useMemo(
    () => ({ session, accountDialog, loaded, send }),
    [session, accountDialog, loaded, send],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function AccountDialogOutlet() {
  const { loaded } = useSessionContext();
  return loaded ? <loaded.SessionHost actor={loaded.actor} /> : null;
}
