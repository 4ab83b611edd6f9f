import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { DialogRequest } from '@plaitful/flows/session/types';
import { useLoadSession, useSession, useSessionSend } from './session.tsx';

/** The slot a guest chose, which is kept while they register or log in (reading 14); written out for the reader. */
interface KeptSlot {
  styleName: string;
  date: string;
  time: string;
}

/** What Members Only is opened for. */
export interface MembersRequest {
  kept: KeptSlot;
  /** Called when it is closed, or the login or registration that it leads to, without anybody logging in. */
  onDecline: () => void;
}

interface AccountDialog {
  /** Which dialog is open, if any. */
  dialog: 'login' | 'register' | 'members' | undefined;
  /** What Members Only was opened for, while it is open. */
  members: MembersRequest | undefined;
  openLogin: (request?: DialogRequest) => void;
  openRegister: (request?: DialogRequest) => void;
  openMembers: (request: MembersRequest) => void;
  close: () => void;
}

const AccountDialogContext = createContext<AccountDialog | undefined>(undefined);

/** Opens and closes Login, Register and Members Only from anywhere in the app. */
export function useAccountDialog(): AccountDialog {
  const dialog = use(AccountDialogContext);
  if (!dialog) throw new Error('useAccountDialog needs an AccountDialogProvider');
  return dialog;
}

/** Login and Register are states of the session; Members Only, which only asks which of them, is kept here. */
export function AccountDialogProvider({ children }: { children: ReactNode }) {
  const send = useSessionSend();
  const load = useLoadSession();
  const { dialog: sessionDialog, isMember } = useSession();
  const [members, setMembers] = useState<MembersRequest>();
  const moves = useMemo(
    () => ({
      openLogin: (request?: DialogRequest) => send({ type: 'login.opened', ...request }),
      openRegister: (request?: DialogRequest) => send({ type: 'registration.opened', ...request }),
      openMembers: (request: MembersRequest) => {
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
  const value = useMemo<AccountDialog>(
    () => ({
      dialog: sessionDialog ?? (members && !isMember ? 'members' : undefined),
      members,
      close,
      ...moves,
    }),
    [members, isMember, sessionDialog, close, moves],
  );
  return <AccountDialogContext value={value}>{children}</AccountDialogContext>;
}
