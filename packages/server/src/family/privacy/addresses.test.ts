import { join } from 'node:path';
import { existsSync, readdirSync } from 'node:fs';
import type { AccountDeleted, AccountExport } from '@plaitful/api-client/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTempDir } from '../../../test/tempDir.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import type { Config } from '../../platform/config/config.ts';
import { business } from '../../platform/outbox/messages.fixture.ts';
import { deliverDue } from '../../platform/outbox/outbox.service.ts';
import { openTransport } from '../../platform/outbox/transport.ts';
import { hashPassword } from '../../accounts/users/passwordHash.ts';
import { continueDeletions } from './privacy.service.ts';
import { messageKinds } from '../../app/modules.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const password = 'Braids-4-Ada';
const log = pino({ level: 'silent' });
const dataDir = makeTempDir();
let passwordHash: string;
let world: TestApp;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
  world = await startTestApp({ config: { dataDir } });
});
afterAll(() => world.close());

let count = 0;
const newAddress = () => `grace${(count += 1)}@mail.example`;
const signIn = (given: { email?: string; emailVerifiedAt?: Date | null }) =>
  world.signIn({ passwordHash, ...given });
const write = async (email: string, message: string) => {
  const body = { name: 'Grace Okafor', email, phone: '613-555-0188', message };
  const answer = await world.call({ method: 'POST', url: '/contact-us', body });
  expect(answer.statusCode).toBe(200);
};
const exportOf = async ({ token }: Person) =>
  (await world.call({ method: 'GET', url: '/api/account/export.json', token })).json<AccountExport>();
const writtenBy = async (person: Person) =>
  (await exportOf(person))['contactMessages']?.map(({ message }) => message);
const remove = async ({ token }: Person) =>
  (
    await world.call({ method: 'POST', url: '/api/account/delete', token, body: { password } })
  ).json<AccountDeleted>();
const left = async (message: string): Promise<number> => {
  const rows = await world.database
    .selectFrom('contactMessages')
    .select('contactId')
    .where('message', '=', message)
    .execute();
  return rows.length;
};
const deliver = (isDown = false) =>
  deliverDue(world.database, {
    kinds: messageKinds,
    business,
    publicUrl: 'https://studio.example',
    limitsTexts: false,
    clock: () => world.now,
    log,
    transport: {
      ...openTransport({ dataDir }),
      ...(isDown && { sendMail: () => Promise.reject(new Error('connect ECONNREFUSED')) }),
    },
  });
const files = () => {
  const folder = join(dataDir, 'outbox');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const pass = (minutes: number) => {
  world.now = new Date(world.now.getTime() + minutes * 60_000);
};

describe('what was written to the studio from an address', () => {
  it.each([
    ['never verified it', null],
    ['verified it only afterwards', new Date('2027-01-01T12:00:00Z')],
  ])('is neither exported nor deleted by an account that %s', async (_, emailVerifiedAt) => {
    const email = newAddress();
    await write(email, `before ${email}`);
    const person = await signIn({ email, emailVerifiedAt: null });
    await write(email.toUpperCase(), `after ${email}`);
    await world.database.updateTable('users').set({ emailVerifiedAt }).where('id', '=', person.id).execute();
    const exported = await exportOf(person);
    expect([exported['contactMessages'], exported['outbox']]).toEqual([[], []]);
    await deliver();
    expect(await remove(person)).toMatchObject({ isComplete: true });
    expect([await left(`before ${email}`), await left(`after ${email}`)]).toEqual([1, 1]);
  });

  it('belongs to the account that had it verified at that time, and to no later one', async () => {
    const email = newAddress();
    const first = await signIn({ email });
    await write(email.toUpperCase(), `first ${email}`);
    expect(await writtenBy(first)).toEqual([`first ${email}`]);
    await world.database
      .updateTable('users')
      .set({ email: newAddress() })
      .where('id', '=', first.id)
      .execute();
    const second = await signIn({ email });
    await write(email, `second ${email}`);
    expect(await writtenBy(first)).toEqual([`first ${email}`]);
    expect(await writtenBy(second)).toEqual([`second ${email}`]);
    await deliver();
    await remove(second);
    expect([await left(`first ${email}`), await left(`second ${email}`)]).toEqual([1, 0]);
    await remove(first);
    expect(await left(`first ${email}`)).toBe(0);
  });

  it('stays after a deletion until the studio has received it, and is then deleted with its mails', async () => {
    const email = newAddress();
    const person = await signIn({ email });
    await write(email, `waiting ${email}`);
    await deliver(true);
    const jobs = () => ({
      database: world.database,
      business,
      clock: () => world.now,
      log,
      config: { dataDir } as Config,
    });
    expect(await remove(person)).toEqual({ cancelledBookings: 0, isComplete: false });
    await continueDeletions(jobs());
    const mails = await world.database
      .selectFrom('outbox')
      .innerJoin('contactMessages', 'contactMessages.contactId', 'outbox.contactId')
      .select('kind')
      .where('contactMessages.email', '=', email)
      .execute();
    expect([await left(`waiting ${email}`), mails]).toEqual([1, [{ kind: 'contactToStudio' }]]);
    pass(60);
    await deliver();
    expect(files().filter((name) => name.includes('contactToStudio'))).not.toEqual([]);
    const before = files().length;
    await continueDeletions(jobs());
    expect(await left(`waiting ${email}`)).toBe(0);
    pass(2);
    expect(await continueDeletions(jobs())).toBe(1);
    expect(files()).toHaveLength(before - 1);
  });
});

describe('another account’s request for the address of a family', () => {
  const ask = async ({ token }: Person, email: string) => {
    const body = { email, password };
    const answer = await world.call({ method: 'POST', url: '/api/account/email', token, body });
    expect(answer.statusCode).toBe(200);
    await deliver();
  };
  const cancel = ({ token }: Person) => world.call({ method: 'DELETE', url: '/api/account/email', token });
  const mailsTo = (email: string) =>
    world.database.selectFrom('outbox').select('messageId').where('recipient', '=', email).execute();
  const isOpen = async ({ id }: Person) => {
    const rows = await world.database
      .selectFrom('emailChanges')
      .select('newEmail')
      .where('userId', '=', id)
      .execute();
    return rows.length > 0;
  };

  it.each([
    ['verified, open', { emailVerifiedAt: new Date() }, false, 0, false],
    ['verified, cancelled', { emailVerifiedAt: new Date() }, true, 0, false],
    ['not verified, cancelled', { emailVerifiedAt: null }, true, 0, false],
    // It may as well be the other account's address.
    ['not verified, open', { emailVerifiedAt: null }, false, 1, true],
  ] as const)(
    'leaves mails and files after its deletion as expected: %s',
    async (_, given, isEnded, rows, open) => {
      const email = newAddress();
      const other = await signIn({ email: newAddress() });
      await ask(other, email);
      if (isEnded) await cancel(other);
      const [mail] = await mailsTo(email);
      const isStored = () => files().some((name) => name.includes(`-${mail?.messageId}.`));
      expect(isStored()).toBe(true);
      const family = await signIn({ email, ...given });
      await remove(family);
      expect([(await mailsTo(email)).length, isStored(), await isOpen(other)]).toEqual([
        rows,
        rows > 0,
        open,
      ]);
    },
  );

  it('that became its own address is kept', async () => {
    const email = newAddress();
    const family = await signIn({ email });
    const other = await signIn({ email: newAddress() });
    await world.database
      .updateTable('users')
      .set({ email: newAddress() })
      .where('id', '=', family.id)
      .execute();
    await ask(other, email);
    await world.database.updateTable('users').set({ email }).where('id', '=', other.id).execute();
    await cancel(other);
    await remove(family);
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

it('an account can be deleted whoever registered what the database writes in place of its address', async () => {
  const person = await signIn({ email: newAddress() });
  await signIn({ email: `erased-${person.id}@erased.invalid` });
  expect(await remove(person)).toEqual({ cancelledBookings: 0, isComplete: true });
});
