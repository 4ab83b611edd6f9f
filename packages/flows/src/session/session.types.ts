import type { Credentials, Registration, SessionUser } from '@plaitful/api-client/contract';
import type { ApiProblem } from '@plaitful/api-client/problem';

/** Why the login dialog opened by itself. */
export const loginReasons = ['dashboard', 'booking', 'expired'] as const;

/** Why the login dialog opened by itself. */
export type LoginReason = (typeof loginReasons)[number];

/** What a dialog was opened for; both left out when the visitor asked for it. */
export interface DialogRequest {
  readonly reason?: LoginReason;
  /** The path to go to after login (reading 3). */
  readonly returnTo?: string;
}

/** What the session machine remembers. */
export interface SessionContext {
  /** What came of the last login, registration or logout that did not succeed. */
  readonly problem: ApiProblem | null;
  readonly reason: LoginReason | null;
  readonly returnTo: string | null;
  /** What was typed to log in; kept until it succeeds or the dialog is closed. */
  readonly credentials: Credentials | null;
  /** What was typed to register; kept until it succeeds or the dialog is closed. */
  readonly registration: Registration | null;
  /** Whether the account was opened just now, so that a login that then fails can say so. */
  readonly hasRegistered: boolean;
}

/** What can happen to a session. */
export type SessionEvent =
  | ({ readonly type: 'login.opened' } & DialogRequest)
  | ({ readonly type: 'registration.opened' } & DialogRequest)
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'login.submitted'; readonly credentials: Credentials }
  | { readonly type: 'registration.submitted'; readonly registration: Registration }
  | { readonly type: 'logout.requested' }
  /** A call that carried the token was answered with 401. */
  | { readonly type: 'session.expired' }
  /** Somebody is signed in already, or another tab logged out or in as somebody else. */
  | { readonly type: 'user.changed'; readonly user: SessionUser | null };

/** What the machine tells those who listen, for toasts and for forgetting what was typed. */
export type SessionEmitted =
  | { readonly type: 'registration.succeeded' }
  | { readonly type: 'login.succeeded'; readonly returnTo: string | null }
  | { readonly type: 'logout.finished' }
  /** Another tab logged out, or someone else in: what was theirs is to be forgotten here as well. */
  | { readonly type: 'user.left' };
