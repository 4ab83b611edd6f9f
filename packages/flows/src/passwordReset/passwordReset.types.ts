import type { ApiProblem } from '@plaitful/api-client/problem';

/** What the password reset machine starts from: a page that asks for a link, or the page that a link leads to. */
export type PasswordResetInput =
  | { readonly visit: 'forgot' }
  /** The token of the link; `null` when the page was opened without one. */
  | { readonly visit: 'reset'; readonly token: string | null };

/** What the password reset machine remembers. It keeps no password. */
export interface PasswordResetContext {
  readonly visit: PasswordResetInput['visit'];
  readonly token: string | null;
  readonly email: string;
  /** Whether sending was tried with something missing, so that the form shows what. */
  readonly hasTriedToSubmit: boolean;
  /** What came of the last call that did not succeed. */
  readonly problem: ApiProblem | null;
}

/** What can happen while a password is reset. */
export type PasswordResetEvent =
  /** Send Reset Link. */
  | { readonly type: 'link.requested'; readonly email: string }
  /** Reset Password. */
  | { readonly type: 'password.submitted'; readonly newPassword: string };

/** What the machine tells whoever listens. */
export type PasswordResetEmitted =
  | { readonly type: 'link.sent' }
  | { readonly type: 'password.reset' }
  /** Where the page goes to Home (product spec 4 and 8). */
  | { readonly type: 'home.due' };
