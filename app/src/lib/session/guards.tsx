import type { LoginReason } from '@plaitful/flows/session/types';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useAccountDialog } from './accountDialog.tsx';
import { useSession } from './session.tsx';

interface RequireMemberProps {
  /** What the login dialog says to a guest. */
  reason: LoginReason;
  /**
   * Stays under the login dialog when the session ends on it, so that nothing typed is lost.
   * @default false
   */
  isKeptWhenExpired?: boolean;
  children: ReactNode;
}

/**
 * Shows its children to signed-in users. A guest is sent Home in place of this page and the login dialog opens;
 * after login they go where they wanted (reading 3). Logging out here leads Home without a dialog.
 */
export function RequireMember({ reason, isKeptWhenExpired = false, children }: RequireMemberProps) {
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
  return isShown ? children : <Navigate to={paths.home.href()} replace />;
}

interface RequireAdminProps {
  /** What a signed-in user without ROLE_ADMIN sees (reading 4: Not Found, inside the admin layout). */
  otherwise: ReactNode;
  children: ReactNode;
}

/** Shows its children to ROLE_ADMIN only. Stands inside `RequireMember`. */
export function RequireAdmin({ otherwise, children }: RequireAdminProps) {
  return useIsShownToAdmin() ? children : otherwise;
}

/** Whether what is an admin's is shown here: to admins, and on under the login dialog when their session ends. */
export function useIsShownToAdmin(): boolean {
  const { isAdmin, hasExpired } = useSession();
  const [isShown, setShown] = useState(isAdmin);
  if (!hasExpired && isShown !== isAdmin) setShown(isAdmin);
  return isShown;
}
