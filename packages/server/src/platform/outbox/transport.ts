import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createTransport } from 'nodemailer';
import { plaitContentId } from '@plaitful/messages/mail';
import { isLoopbackUrl } from '../config/config.ts';
import { syncPath } from '../fsync.ts';
import type { CalendarFile, Mailbox, MailMessage, TextMessage } from './messageKind.ts';
import type { Channel } from '@plaitful/messages/message-values';

interface Posted {
  readonly messageId: number;
  readonly kind: string;
  /** When it was queued; the same for every attempt. */
  readonly createdAt: Date;
  /** When it was first due. */
  readonly dueAt: Date;
}

type OutgoingMail = Posted & Omit<MailMessage, 'channel'> & { readonly from: Mailbox };

type OutgoingText = Posted & Omit<TextMessage, 'channel'>;

export interface Transport {
  /** The channels whose messages are written to files. */
  readonly files?: readonly Channel[];
  /** @throws when the mail was not accepted */
  sendMail(mail: OutgoingMail): Promise<void>;
  /** @throws when the text was not accepted */
  sendText(text: OutgoingText): Promise<void>;
  close(): void;
}

/** Without SMTP or SMS settings messages are written to files. */
export interface TransportSettings {
  readonly smtpUrl?: string | undefined;
  readonly smsUrl?: string | undefined;
  /** Messages are written to its folder `outbox`. */
  readonly dataDir: string;
  /** Whether a message in a file is on the disk before it counts as sent; off in tests only. */
  readonly fsync?: boolean;
}

const TIMEOUT_MS = 20_000;

/** A message can neither read files nor fetch URLs. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/**
 * The same for every attempt, so that mail programs show a mail once even if it was sent twice; only mails that each
 * attempt renders anew (with another link) get another one. It contains only numbers and a time.
 */
function messageIdOf({ kind, messageId, createdAt, edition, from }: OutgoingMail): string {
  const domain = from.address.split('@').at(-1) ?? '';
  const parts = [kind, messageId, createdAt.getTime(), ...(edition === undefined ? [] : [edition])];
  return `<${parts.join('.')}@${domain}>`;
}

/** Shown in the mail; sent with it, since a picture on a server would tell when the mail is opened. */
const plait = {
  filename: 'plait.png',
  contentType: 'image/png',
  content: readFileSync(createRequire(import.meta.url).resolve('@plaitful/messages/plait.png')),
  cid: plaitContentId,
  contentDisposition: 'inline',
} as const;

const attached = ({ method, content }: CalendarFile) => ({
  filename: 'appointment.ics',
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});

const mimeOf = (mail: OutgoingMail) => ({
  from: mail.from,
  to: mail.to,
  ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: [plait, ...(mail.calendar === undefined ? [] : [attached(mail.calendar)])],
  messageId: messageIdOf(mail),
  date: mail.dueAt,
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** The file of a message; sorted by name, files are in the order in which they were due. */
function fileName({ dueAt, kind, messageId }: Posted, ending: 'eml' | 'sms.json'): string {
  const time = dueAt.toISOString().replaceAll(/[-:]/g, '').replace('.', '');
  return `${time}-${kind}-${messageId}.${ending}`;
}

/** The name of such a file, complete or not, with its number. */
const messageFile = /-[A-Za-z\d]+-(\d+)\.(?:eml|sms\.json)(?:\.part)?$/;

/** Deletes the files of messages. @throws when one cannot be deleted */
export async function deleteMessageFiles(dataDir: string, messageIds: readonly number[]): Promise<void> {
  const directory = join(dataDir, 'outbox');
  const names = await readdir(directory).catch((error: unknown) => {
    // No message has been written yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  const ids = new Set(messageIds);
  for (const name of names) {
    if (ids.has(Number(messageFile.exec(name)?.[1]))) await rm(join(directory, name), { force: true });
  }
}

/** A folder for messages. */
interface MessageFolder {
  readonly path: string;
  readonly fsync: boolean;
}

/** Renamed when complete, so that nobody reads an incomplete file. */
async function writeWhole(
  { path, fsync }: MessageFolder,
  name: string,
  content: string | Buffer,
): Promise<void> {
  await mkdir(path, { recursive: true });
  const unfinished = join(path, `.${name}.part`);
  await writeFile(unfinished, content, { flush: fsync });
  await rename(unfinished, join(path, name));
  if (!fsync) return;
  await syncPath(path);
  // The folder itself may be new.
  await syncPath(dirname(path));
}

/** Requires TLS: opportunistic STARTTLS could be removed by an attacker. */
function requireTls(url: string): string {
  if (isLoopbackUrl(url)) return url;
  const required = new URL(url);
  // In the URL, since its parameters take precedence over the options.
  required.searchParams.set('requireTLS', 'true');
  return required.href;
}

const smtpTransport = (url: string) =>
  createTransport(
    {
      url: requireTls(url),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    },
    CLOSED,
  );

/** Logs in to the mail server without sending. @throws when that fails */
export async function checkMailServer(url: string): Promise<void> {
  const transport = smtpTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtpMails(url: string): Pick<Transport, 'sendMail' | 'close'> {
  const transport = smtpTransport(url);
  return {
    sendMail: async (mail) => {
      await transport.sendMail(mimeOf(mail));
    },
    close: () => transport.close(),
  };
}

function mailFiles(folder: MessageFolder): Pick<Transport, 'sendMail' | 'close'> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, CLOSED);
  return {
    sendMail: async (mail) => {
      const { message } = await transport.sendMail(mimeOf(mail));
      if (!Buffer.isBuffer(message)) throw new TypeError('the mail was not built in memory');
      await writeWhole(folder, fileName(mail, 'eml'), message);
    },
    close: () => transport.close(),
  };
}

async function callProvider(url: string, { to, text, messageId, kind }: OutgoingText): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: `${kind}-${messageId}`, to, text }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`the text message provider answered ${answer.status}`);
}

async function writeText(folder: MessageFolder, text: OutgoingText): Promise<void> {
  const { to, text: words, messageId, kind, createdAt } = text;
  const content = JSON.stringify({ id: `${kind}-${messageId}`, to, text: words, kind, createdAt }, null, 2);
  await writeWhole(folder, fileName(text, 'sms.json'), `${content}\n`);
}

/**
 * Opens the transport: SMTP and the text provider's HTTP endpoint where they are configured, else files in the data
 * directory. The provider receives `{ id, to, text }` as JSON; the same id again when an answer was lost.
 */
export function openTransport({ smtpUrl, smsUrl, dataDir, fsync = true }: TransportSettings): Transport {
  const folder = { path: join(dataDir, 'outbox'), fsync };
  const mails = smtpUrl === undefined ? mailFiles(folder) : smtpMails(smtpUrl);
  const files = [
    ...(smtpUrl === undefined ? (['mail'] as const) : []),
    ...(smsUrl === undefined ? (['sms'] as const) : []),
  ];
  return {
    ...mails,
    files,
    sendText: (text) => (smsUrl === undefined ? writeText(folder, text) : callProvider(smsUrl, text)),
  };
}
