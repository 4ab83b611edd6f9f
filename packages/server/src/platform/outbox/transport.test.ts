import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTempDir } from '../../../test/tempDir.ts';
import { openMailbox, type Mailbox } from '../../../test/mailbox.ts';
import { checkMailServer, openTransport } from './transport.ts';

let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await openMailbox();
});
afterAll(() => mailbox.close());

async function send(smtpUrl: string): Promise<void> {
  const transport = openTransport({ smtpUrl, dataDir: makeTempDir() });
  const now = new Date('2026-12-01T15:00:00Z');
  const mail = {
    messageId: 1,
    kind: 'passwordReset',
    createdAt: now,
    dueAt: now,
    subject: 'Your link',
  } as const;
  const people = {
    from: { name: 'Plaitful', address: 'hello@studio.example' },
    to: { name: 'Ada', address: 'ada@example.com' },
  };
  try {
    await transport.sendMail({ ...mail, ...people, text: 'a link', html: '<p>a link</p>' });
  } finally {
    transport.close();
  }
}

describe('a mail server that offers no TLS', () => {
  it.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
    'gets neither a mail nor a password, unless it is on this machine: smtp://…%s',
    async (query) => {
      // An alias of this machine, for which the certificate is not issued.
      const elsewhere = mailbox.url.replace('127.0.0.1', '0.0.0.0') + query;
      await expect(send(elsewhere)).rejects.toMatchObject({ code: 'ETLS' });
      await expect(checkMailServer(elsewhere)).rejects.toMatchObject({ code: 'ETLS' });
      expect(mailbox.mails).toEqual([]);
    },
  );

  it('allows localhost without TLS', async () => {
    await checkMailServer(mailbox.url);
    await send(mailbox.url);
    expect(mailbox.mails).toHaveLength(1);
  });
});
