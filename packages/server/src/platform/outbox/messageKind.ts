import type { RenderedMail } from '@plaitful/messages/mail';
import type { MessageSender } from './messageValues.ts';
import type { Trx } from '../database/database.ts';
import type { OutboxRow } from './outbox.repository.ts';

export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL';
  /** RFC 5545, with CRLF line ends. */
  readonly content: string;
}

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface MailMessage extends RenderedMail {
  readonly channel: 'mail';
  readonly to: Mailbox;
  /** The studio by default. */
  readonly replyTo?: Mailbox;
  readonly calendar?: CalendarFile;
  /** The version of the text, where each attempt renders it anew. */
  readonly edition?: number;
}

export interface TextMessage {
  readonly channel: 'sms';
  /** In E.164. */
  readonly to: string;
  readonly text: string;
}

/** `stale` when it must not be sent: its content is no longer true, or the text limit is reached. */
export type OutgoingMessage = MailMessage | TextMessage | 'stale';

/** What a message is rendered with when it is sent. */
export interface SendContext {
  readonly origin: MessageSender;
  readonly now: Date;
  /** Whether texts are only for members with a verified email address, and limited before a first deposit. */
  readonly limitsTexts: boolean;
}

/** Registered with the outbox by the module that queues the messages. */
interface MessageKind {
  /** For the studio's list of undelivered messages. */
  readonly title: string;
  /** Renders a message from the current data. */
  readonly render: (trx: Trx, row: OutboxRow, context: SendContext) => Promise<OutgoingMessage>;
}

/** By the `kind` of a row. */
export type MessageKinds = Readonly<Record<string, MessageKind>>;

/** The bare address: a display name typed by somebody would appear in the recipient's mail list. */
export const mailTo = ({ recipient }: Pick<OutboxRow, 'recipient'>) =>
  ({ channel: 'mail', to: { name: '', address: recipient } }) as const;
