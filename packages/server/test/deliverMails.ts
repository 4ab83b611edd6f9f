import { pino } from 'pino';
import { business } from '../src/platform/outbox/messages.fixture.ts';
import { deliverDue } from '../src/platform/outbox/outbox.service.ts';
import type { Transport } from '../src/platform/outbox/transport.ts';
import type { TestApp } from './testApp.ts';
import { messageKinds } from '../src/app/modules.ts';

export type DeliveredMail = Parameters<Transport['sendMail']>[0];

/**
 * Sends the due mails, and returns them in the order in which they were queued.
 * @param isDown whether the mail server rejects them
 */
export async function deliverMails(world: TestApp, isDown = false): Promise<DeliveredMail[]> {
  const mails: DeliveredMail[] = [];
  await deliverDue(world.database, {
    kinds: messageKinds,
    business,
    publicUrl: 'https://studio.example',
    limitsTexts: false,
    clock: () => world.now,
    log: pino({ level: 'silent' }),
    transport: {
      sendMail: (mail) => {
        if (isDown) return Promise.reject(new Error('not now'));
        mails.push(mail);
        return Promise.resolve();
      },
      sendText: () => Promise.resolve(),
      close: () => undefined,
    },
  });
  return mails.toSorted((a, b) => a.messageId - b.messageId);
}
