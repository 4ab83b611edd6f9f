import type { Credentials, Registration, SessionUser } from '@plaitful/api-client/contract';
import type { ApiProblem } from '@plaitful/api-client/problem';

/** Why the login dialog opened by itself. */
export const loginReasons = ['dashboard', 'booking', 'expired'] as const;

export type LoginReason = (typeof loginReasons)[number];

/** Why a dialog opened; both left out when the visitor opened it. */
export interface DialogRequest {
  readonly reason?: LoginReason;
  /** The path to go to after login. */
  readonly returnTo?: string;
}

export interface SessionContext {
  /** The problem of the last failed login, registration or logout. */
  readonly problem: ApiProblem | null;
  readonly reason: LoginReason | null;
  readonly returnTo: string | null;
  /** The email address of the session that expired. */
  readonly expiredEmail: string | null;
  /** Kept until the login succeeds or the dialog is closed. */
  readonly credentials: Credentials | null;
  /** Kept until the registration succeeds or the dialog is closed. */
  readonly registration: Registration | null;
  /** Whether the account was just created, so that a failed login after it can say so. */
  readonly hasRegistered: boolean;
}

export type SessionEvent =
  | ({ readonly type: 'login.opened' } & DialogRequest)
  | ({ readonly type: 'registration.opened' } & DialogRequest)
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'login.submitted'; readonly credentials: Credentials }
  | { readonly type: 'registration.submitted'; readonly registration: Registration }
  | { readonly type: 'logout.requested' }
  /** A call with the token was answered with 401. */
  | { readonly type: 'session.expired'; readonly email?: string | undefined }
  /** Someone is signed in already, or another tab logged in or out. */
  | { readonly type: 'user.changed'; readonly user: SessionUser | null };

/** For toasts and for clearing personal data. */
export type SessionEmitted =
  | { readonly type: 'registration.succeeded' }
  | { readonly type: 'login.succeeded'; readonly returnTo: string | null }
  | { readonly type: 'logout.finished' }
  /** Another tab logged out or in as someone else: this tab's personal data must be cleared too. */
  | { readonly type: 'user.left' };
