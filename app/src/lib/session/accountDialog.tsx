import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { DialogRequest } from '@plaitful/flows/session/types';
import { useLoadSession, useSession, useSessionSend } from './session.tsx';

/** The slot a guest chose, in words. */
interface KeptSlot {
  styleName: string;
  date: string;
  time: string;
}

export interface MembersRequest {
  kept: KeptSlot;
  /** Called when the dialogs are closed without a login. */
  onDecline: () => void;
}

interface AccountDialog {
  dialog: 'login' | 'register' | 'members' | undefined;
  members: MembersRequest | undefined;
  openLogin: (request?: DialogRequest) => void;
  openRegister: (request?: DialogRequest) => void;
  openMembers: (request: MembersRequest) => void;
  close: () => void;
}

const AccountDialogContext = createContext<AccountDialog | undefined>(undefined);

export function useAccountDialog(): AccountDialog {
  const dialog = use(AccountDialogContext);
  if (!dialog) throw new Error('useAccountDialog needs an AccountDialogProvider');
  return dialog;
}

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
