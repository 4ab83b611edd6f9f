import type { ApiProblem } from '@plaitful/api-client/problem';

export type PasswordResetInput =
  | { readonly visit: 'forgot' }
  /** `null` when the page was opened without a token. */
  | { readonly visit: 'reset'; readonly token: string | null };

/** Contains no password. */
export interface PasswordResetContext {
  readonly visit: PasswordResetInput['visit'];
  readonly token: string | null;
  readonly email: string;
  /** Whether an incomplete form was submitted, so that it shows what is missing. */
  readonly hasTriedToSubmit: boolean;
  /** The problem of the last failed call. */
  readonly problem: ApiProblem | null;
}

export type PasswordResetEvent =
  /** The button Send Reset Link. */
  | { readonly type: 'link.requested'; readonly email: string }
  /** The button Reset Password. */
  | { readonly type: 'password.submitted'; readonly newPassword: string };

export type PasswordResetEmitted =
  | { readonly type: 'link.sent' }
  | { readonly type: 'password.reset' }
  /** The app should open Home now. */
  | { readonly type: 'home.due' };
