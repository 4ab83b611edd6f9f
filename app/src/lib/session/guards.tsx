import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { usePage, type PageGuard } from '../routing/page.ts';
import { useAccountDialog, useSession } from './session.tsx';

/**
 * The pages with a guard. A guest is redirected Home with the login dialog, and returns after login. Logging out here
 * leads Home without a dialog.
 */
export function PageGuardOutlet() {
  const guard = usePage()?.guard;
  return guard ? <RequireMember {...guard} /> : null;
}

function RequireMember({ reason, isKeptWhenExpired = false }: PageGuard) {
  const { isMember, hasExpired } = useSession();
  const { openLogin } = useAccountDialog();
  const location = useLocation();
  const [cameAsGuest] = useState(!isMember);
  const here = location.pathname + location.search;
  useEffect(() => {
    if (isMember || (hasExpired && isKeptWhenExpired)) return;
    if (hasExpired) openLogin({ reason: 'expired', returnTo: here });
    else if (cameAsGuest) openLogin({ reason, returnTo: here });
  }, [isMember, hasExpired, isKeptWhenExpired, cameAsGuest, reason, here, openLogin]);
  const isShown = isMember || (hasExpired && isKeptWhenExpired);
  return isShown ? <Outlet /> : <Navigate to={paths.home.href()} replace />;
}

/** Must be inside `PageGuardOutlet`. */
export function RequireAdmin({ otherwise, children }: { otherwise: ReactNode; children: ReactNode }) {
  return useCanSeeAdmin() ? children : otherwise;
}

/** Whether admin content is shown: to admins, and under the login dialog when their session ends. */
export function useCanSeeAdmin(): boolean {
  const { isAdmin, hasExpired } = useSession();
  const [isShown, setShown] = useState(isAdmin);
  if (!hasExpired && isShown !== isAdmin) setShown(isAdmin);
  return isShown;
}
