import type { ApiProblem } from '@plaitful/api-client/problem';

export type EmailLinkPurpose = 'confirm' | 'undo';

export type EmailChangeInput =
  /** `newEmail` is an address with a link that is not opened yet; `null` where there is none. */
  | { readonly visit: 'settings'; readonly newEmail: string | null }
  /** `token` is `null` when the page was opened without one. */
  | { readonly visit: 'link'; readonly purpose: EmailLinkPurpose; readonly token: string | null };

/** Contains no password. */
export interface EmailChangeContext {
  readonly visit: EmailChangeInput['visit'];
  readonly purpose: EmailLinkPurpose;
  readonly token: string | null;
  /** The new address, which is not confirmed yet. */
  readonly newEmail: string | null;
  /** The email address of the last request. */
  readonly email: string;
  /** The problem of the last failed call. */
  readonly problem: ApiProblem | null;
}

export type EmailChangeEvent =
  /** The buttons to change the email and to send the link again. */
  | { readonly type: 'editing.started' }
  | { readonly type: 'editing.cancelled' }
  | { readonly type: 'change.submitted'; readonly email: string; readonly password: string }
  /** The button to keep the current address. */
  | { readonly type: 'change.cancelled' }
  /** The account was loaded again: the link may have been opened elsewhere. */
  | { readonly type: 'account.fetched'; readonly newEmail: string | null }
  /** The button of the opened link was pressed. */
  | { readonly type: 'link.submitted'; readonly code?: string };

export type EmailChangeEmitted =
  | { readonly type: 'link.sent' }
  | { readonly type: 'change.withdrawn' }
  /** The link was used: the account has the new address now. */
  | { readonly type: 'email.changed' }
  /** The link was used: the account has its old address again, and its sessions have ended. */
  | { readonly type: 'email.restored' };
