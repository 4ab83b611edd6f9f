import { lazy, Suspense } from 'react';
import { useAccountDialog } from '../../lib/session/accountDialog.tsx';

const AccountDialog = lazy(async () => ({
  default: (await import('./AccountDialog.tsx')).AccountDialog,
}));

/** Draws the account dialog when one is asked for; its code is fetched with the first one. */
export function AccountDialogHost() {
  const { dialog } = useAccountDialog();
  return dialog === undefined ? null : (
    <Suspense fallback={null}>
      <AccountDialog />
    </Suspense>
  );
}
