import type { ApiProblem } from '@plaitful/api-client/problem';

export type EmailLinkPurpose = 'confirm' | 'undo';

export type EmailChangeInput =
  /** `newEmail` has been sent a link that is not opened yet; `null` where there is none. */
  | { readonly visit: 'settings'; readonly newEmail: string | null }
  /** `token` is `null` when the page was opened without one. */
  | { readonly visit: 'link'; readonly purpose: EmailLinkPurpose; readonly token: string | null };

/** Contains no password. */
export interface EmailChangeContext {
  readonly visit: EmailChangeInput['visit'];
  readonly purpose: EmailLinkPurpose;
  readonly token: string | null;
  /** The address that a link was sent to and that is not confirmed yet. */
  readonly newEmail: string | null;
  /** The address of the last request. */
  readonly email: string;
  /** Of the last failed call. */
  readonly problem: ApiProblem | null;
}

export type EmailChangeEvent =
  /** Change email, or send the link again. */
  | { readonly type: 'editing.started' }
  | { readonly type: 'editing.cancelled' }
  | { readonly type: 'change.submitted'; readonly email: string; readonly password: string }
  /** Keep the present address. */
  | { readonly type: 'change.cancelled' }
  /** The account was fetched anew: the link may have been opened elsewhere. */
  | { readonly type: 'account.fetched'; readonly newEmail: string | null }
  /** The button of the opened link was pressed. */
  | { readonly type: 'link.submitted'; readonly code?: string };

export type EmailChangeEmitted =
  | { readonly type: 'link.sent' }
  | { readonly type: 'change.withdrawn' }
  /** By the link: the account has another address now. */
  | { readonly type: 'email.changed' }
  /** By the link: the account has its old address, and its sessions have ended. */
  | { readonly type: 'email.restored' };
