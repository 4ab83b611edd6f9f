/** `http(s):`, `mailto:` or `tel:`. */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** Text with links in it. */
export type MailInline = string | readonly (string | MailLink)[];

export type MailTone = 'success' | 'warning' | 'danger' | 'neutral';

export interface MailRow {
  readonly label: string;
  readonly value: MailInline;
  /** Whether it no longer holds, and is struck through. */
  readonly isOver?: boolean;
}

/** What a mail consists of. Each is rendered in both formats with the same words. */
export type MailBlock =
  | { readonly type: 'paragraph'; readonly text: MailInline; readonly isMuted?: boolean }
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'note'; readonly tone: MailTone; readonly text: MailInline }
  | { readonly type: 'list'; readonly items: readonly MailInline[] }
  /** The appointment: its date and time large, the rest as rows. */
  | {
      readonly type: 'card';
      readonly status?: { readonly tone: MailTone; readonly text: string };
      readonly date: string;
      readonly time: string;
      readonly rows: readonly MailRow[];
    }
  /** The main action: at most one per mail. With `copyHint` its URL is readable below it, after that text. */
  | ({ readonly type: 'button'; readonly copyHint?: string } & MailLink)
  /** A code to type or copy, the largest thing in its mail. */
  | { readonly type: 'code'; readonly label: string; readonly value: string; readonly note: string }
  | { readonly type: 'divider' }
  /** Values to copy, each on a line of its own. */
  | { readonly type: 'copyLines'; readonly lines: readonly { label: string; value: string }[] }
  /** Amounts; the last one is the result, unless they are muted. */
  | { readonly type: 'amounts'; readonly rows: readonly MailAmount[]; readonly isMuted?: boolean }
  /** Set apart from the rest of the mail. */
  | {
      readonly type: 'terms';
      readonly title: string;
      readonly lead: MailInline;
      readonly sections: readonly { readonly title: string; readonly items: readonly MailInline[] }[];
    }
  /** What somebody wrote, with line breaks. */
  | { readonly type: 'quote'; readonly text: string }
  | { readonly type: 'facts'; readonly rows: readonly MailRow[] };

export interface MailAmount {
  readonly label: string;
  readonly value: string;
  /** Whether it is the sum of those above it. */
  readonly isSum?: boolean;
  /** Whether nothing is left to pay: a result that does not look like a price. */
  readonly isSettled?: boolean;
}

/** A mail before it is rendered. */
export interface MailContent {
  readonly subject: string;
  /** Shown after the subject in the list of an inbox, and nowhere in the mail. */
  readonly preheader: string;
  readonly businessName: string;
  readonly heading: string;
  readonly greeting?: string;
  readonly blocks: readonly MailBlock[];
  /** The sender's address and contact, a line each. */
  readonly footer: readonly MailInline[];
}

/** A text in the parts that are rendered one after another. */
export const inlineParts = (text: MailInline): readonly (string | MailLink)[] =>
  typeof text === 'string' ? [text] : text;
