import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The stages of a mail at which its sender can be killed; `taken` is before the acknowledgement, `told` after it. */
export const mailStages = ['connected', 'sender', 'recipient', 'data', 'taken', 'told'] as const;

export type MailStage = (typeof mailStages)[number];

/** A mail server that stores what it receives, and can hold a mail at a stage. */
export interface Mailbox {
  readonly url: string;
  /** Every received mail, unparsed. */
  readonly mails: string[];
  /** Holds the `nth` mail from now on at a stage; `told` only reports it. Resolves when the mail is there. */
  stopAt(stage: MailStage, nth: number): Promise<void>;
  /** Releases a held mail, and holds no further one. */
  go(): void;
  close(): Promise<void>;
}

interface Stop {
  readonly stage: MailStage;
  left: number;
  readonly reached: () => void;
}

/** Opens a mail server on a free port of this machine. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: string[] = [];
  let stop: Stop | undefined;

  /** Whether the mail is held here. */
  const isStopped = (stage: MailStage): boolean => {
    if (stop?.stage !== stage) return false;
    stop.left -= 1;
    if (stop.left === 0) stop.reached();
    return stop.left <= 0 && stage !== 'told';
  };
  const goOn =
    (stage: MailStage) =>
    (_given: unknown, _session: unknown, done: () => void): void => {
      if (!isStopped(stage)) done();
    };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => {
      if (!isStopped('connected')) done();
    },
    onMailFrom: goOn('sender'),
    onRcptTo: goOn('recipient'),
    onData: (stream, _session, done) => {
      if (isStopped('data')) return;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString('utf8'));
        if (isStopped('taken')) return;
        done();
        isStopped('told');
      });
    },
  });
  // A killed client leaves its connection open.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stopAt: (stage, nth) =>
      new Promise((resolve) => {
        stop = { stage, left: nth, reached: resolve };
      }),
    go: () => {
      stop = undefined;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
