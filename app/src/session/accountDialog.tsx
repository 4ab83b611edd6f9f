import { createContext, use, useMemo, useState, type ReactNode } from 'react';

/** What the account dialog is asked to show, and what it should lead to. */
export interface AccountDialogRequest {
  kind: 'login' | 'register' | 'members';
  /** Why it opened by itself; absent when the visitor asked for it. */
  reason?: 'dashboard' | 'booking' | 'expired';
  /** Where to go after signing in; absent means stay here. */
  then?: string;
  /** The chosen slot that is kept meanwhile (reading 14), already written out for the reader. */
  kept?: { styleName: string; date: string; time: string };
}

interface AccountDialog {
  /** What is open now, or undefined when nothing is. */
  request: AccountDialogRequest | undefined;
  open: (request: AccountDialogRequest) => void;
  close: () => void;
}

const AccountDialogContext = createContext<AccountDialog | undefined>(undefined);

/** Opens and closes Login, Register and Members Only from anywhere in the app. */
export function useAccountDialog(): AccountDialog {
  const dialog = use(AccountDialogContext);
  if (!dialog) throw new Error('useAccountDialog needs an AccountDialogProvider');
  return dialog;
}

/** Holds which account dialog is open. The dialog itself is drawn by the layout. */
export function AccountDialogProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<AccountDialogRequest>();
  const dialog = useMemo(
    () => ({ request, open: setRequest, close: () => setRequest(undefined) }),
    [request],
  );
  return <AccountDialogContext value={dialog}>{children}</AccountDialogContext>;
}
