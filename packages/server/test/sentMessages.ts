import { pino } from 'pino';
import { business } from '../src/platform/outbox/messages.fixture.ts';
import { deliverDue } from '../src/platform/outbox/outbox.service.ts';
import type { TestApp } from './testApp.ts';
import { messageKinds } from '../src/app/modules.ts';

export interface SentMessage {
  readonly kind: string;
  readonly channel: 'mail' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Sends what is due by the server's clock, as the server does with RATE_LIMIT on. The messages are sorted by kind,
 * since those due together are sent in any order.
 */
export async function sendDue(world: TestApp): Promise<SentMessage[]> {
  const sent: SentMessage[] = [];
  await deliverDue(world.database, {
    kinds: messageKinds,
    business,
    publicUrl: 'https://studio.example',
    limitsTexts: true,
    clock: () => world.now,
    log: pino({ level: 'silent' }),
    transport: {
      sendMail: ({ kind, to, subject, text }) => {
        sent.push({ kind, channel: 'mail', to: to.address, subject, text });
        return Promise.resolve();
      },
      sendText: ({ kind, to, text }) => {
        sent.push({ kind, channel: 'sms', to, subject: '', text });
        return Promise.resolve();
      },
      close: () => undefined,
    },
  });
  return sent.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.channel.localeCompare(b.channel));
}

/** The token of the link in a mail. */
export const getLinkToken = (message: SentMessage | undefined): string =>
  decodeURIComponent(/#token=([\w%-]+)/.exec(message?.text ?? '')?.[1] ?? '');
