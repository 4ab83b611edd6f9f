import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountDeleted, Booking } from '@plaitful/api-client/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getStatusAndCode } from '../../bookings/bookings/bookings.fixture.ts';
import { deliverMails } from '../../../test/deliverMails.ts';
import { dumpDatabase } from '../../../test/dumpDatabase.ts';
import { makeTempDir } from '../../../test/tempDir.ts';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import type { Config } from '../../platform/config/config.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { business } from '../../platform/outbox/messages.fixture.ts';
import { claimDueMessages } from '../../platform/outbox/outbox.repository.ts';
import { deliver, deliverDue } from '../../platform/outbox/outbox.service.ts';
import { openTransport } from '../../platform/outbox/transport.ts';
import { hashPassword } from '../../accounts/users/passwordHash.ts';
import { cleanUpOldData, continueDeletions } from './privacy.service.ts';
import { messageKinds } from '../../app/modules.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;

const password = 'Braids-4-Ada';
const log = pino({ level: 'silent' });
const dataDir = makeTempDir();
let passwordHash: string;
let world: TestApp;
let admin: Person;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
  world = await startTestApp({ config: { dataDir } });
  admin = await world.signIn({ roles: ['ROLE_ADMIN'], passwordHash });
});
afterAll(() => world.close());

const newFamily = () => world.signIn({ passwordHash, firstName: 'Ngozi', lastName: 'Eze' });
const book = ({ token }: Person, given: Record<string, unknown>) =>
  world.call({
    method: 'POST',
    url: '/api/booking/create',
    token,
    body: bookingBody(world.studio.styleId, given),
  });
const remove = ({ token }: Person, typed = password) =>
  world.call({ method: 'POST', url: '/api/account/delete', token, body: { password: typed } });
const removeAsStudio = (userId: number, { token }: Person = admin, typed = password) =>
  world.call({ method: 'POST', url: `/api/users/${userId}/delete`, token, body: { password: typed } });
const jobs = (at: Date) => {
  const { database } = world;
  return { database, business, clock: () => at, log, config: { dataDir } as Config };
};
const settings = () => ({
  kinds: messageKinds,
  business,
  publicUrl: 'https://studio.example',
  limitsTexts: false,
  clock: () => world.now,
  log,
  transport: openTransport({ dataDir }),
});
const deliverFiles = () => deliverDue(world.database, settings());
const folder = join(dataDir, 'outbox');
const filesOf = (ids: readonly number[]): string[] =>
  readdirSync(folder).filter((name) => ids.some((id) => name.includes(`-${id}.`)));
const listMessages = async ({ id }: Person): Promise<number[]> => {
  const rows = await world.database
    .selectFrom('outbox')
    .select('messageId')
    .where('userId', '=', id)
    .execute();
  return rows.map(({ messageId }) => messageId);
};

describe('the deletion of an account', () => {
  it('needs the member’s password, and changes nothing without it', async () => {
    const family = await newFamily();
    const untouched = await dumpDatabase(world.database);
    for (const refused of [
      await remove(family, 'Wrong-4-Ada'),
      await removeAsStudio(family.id, admin, 'Wrong-4-Ada'),
    ]) {
      expect(refused.statusCode).toBe(422);
      expect(refused.json<{ errors: unknown }>().errors).toMatchObject([{ field: 'password' }]);
    }
    expect(await dumpDatabase(world.database)).toBe(untouched);
  });

  it('is refused for an administrator, whoever requests it', async () => {
    expect(await getStatusAndCode(await remove(admin))).toEqual([409, 'admin_account']);
    const { id } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    expect(await getStatusAndCode(await removeAsStudio(id))).toEqual([409, 'admin_account']);
  });

  it('is idempotent, also concurrently', async () => {
    const family = await newFamily();
    const codes = (await Promise.all([remove(family), remove(family)])).map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(await getStatusAndCode(await removeAsStudio(family.id))).toEqual([404, 'not_found']);
  });

  it.each([
    ['MEMBER', 'as the parent asked', remove] as const,
    ['STUDIO', 'by the studio', ({ id }: Person) => removeAsStudio(id)] as const,
  ])(
    'cancels what is to come by %s, frees the times, and tells the studio of them without a name',
    async (actor, words, end) => {
      const family = await newFamily();
      const slots = [
        { bookingDate: '2026-12-12', bookingTime: '14:00' },
        { bookingDate: '2026-12-12', bookingTime: '15:30' },
      ];
      const booked: Booking[] = [];
      for (const slot of slots) booked.push((await book(family, slot)).json<Booking>());
      const [paid, unpaid] = booked;
      await world.call({
        method: 'PUT',
        url: `/api/booking/update/deposit/${paid?.bookingId}`,
        token: admin.token,
        body: 'PAID',
      });
      await deliverMails(world);
      const answer = await end(family);
      expect(answer.json<AccountDeleted>()).toEqual({ cancelledBookings: 2, isComplete: true });
      const rows = await world.database
        .selectFrom('bookings')
        .select(['deposit', 'paymentStatus', 'cancelledBy', 'childName', 'depositCents'])
        .where('userId', '=', family.id)
        .orderBy('bookingId')
        .execute();
      const cancelled = {
        paymentStatus: 'CANCELLED',
        cancelledBy: actor,
        childName: 'Erased',
        depositCents: 2000,
      };
      expect(rows).toEqual([
        { ...cancelled, deposit: 'PAID' },
        { ...cancelled, deposit: 'NOT_PAID' },
      ]);
      const last = await world.database
        .selectFrom('bookingHistory')
        .select(['actor', 'actorId', 'change'])
        .where('bookingId', '=', paid?.bookingId ?? 0)
        .orderBy('historyId', 'desc')
        .executeTakeFirst();
      expect(last).toEqual({
        actor,
        actorId: actor === 'MEMBER' ? family.id : admin.id,
        change: 'CANCELLED',
      });
      const mails = await deliverMails(world);
      expect(mails.map(({ kind, to }) => [kind, to.address])).toEqual([
        ['familyDeleted', 'hello@plaitfulkids.example'],
      ]);
      const text = mails[0]?.text ?? '';
      expect(text).toContain(`The family of account ${family.id} was deleted, ${words}.`);
      expect(text).toContain(
        `Deposit paid\n\n- No. ${paid?.bookingId}: Saturday 12 December 2026, 2:00 pm, code ${paid?.code}\n`,
      );
      expect(text).toContain(
        `No deposit paid\n\n- No. ${unpaid?.bookingId}: Saturday 12 December 2026, 3:30 pm\n`,
      );
      expect(text).not.toMatch(/Ngozi|Eze|Zoe|example\.com/);
      const others = await world.signIn();
      for (const slot of slots) {
        const again = await book(others, slot);
        expect(again.statusCode).toBe(200);
        const url = `/api/booking/delete/${again.json<Booking>().bookingId}`;
        await world.call({ method: 'DELETE', url, token: others.token });
      }
    },
  );

  it('prevents all later messages to the family, whatever the studio does with its bookings', async () => {
    const family = await newFamily();
    const slot = { bookingDate: '2026-12-11', bookingTime: '17:00' };
    const { bookingId } = (await book(family, slot)).json<Booking>();
    const setDeposit = `/api/booking/update/deposit/${bookingId}`;
    await world.call({ method: 'PUT', url: setDeposit, token: admin.token, body: 'PAID' });
    await remove(family);
    await deliverMails(world);
    const url = `/api/booking/update/payment/${bookingId}`;
    const { token } = admin;
    for (const body of ['PENDING', 'CANCELLED']) {
      const changed = await world.call({ method: 'PUT', url, token, body });
      expect(changed.json<Booking>()).toMatchObject({ paymentStatus: body, email: 'erased@erased' });
    }
    expect(await deliverMails(world)).toEqual([]);
  });

  it('with a concurrent booking either cancels and anonymizes it, or prevents it', async () => {
    for (let round = 0; round < 8; round += 1) {
      const family = await newFamily();
      const slot = { bookingDate: '2026-12-05', bookingTime: '17:00', savesChild: true };
      const [booked, deleted] = await Promise.all([book(family, slot), remove(family)]);
      expect(deleted.statusCode).toBe(200);
      expect([200, 401]).toContain(booked.statusCode);
      const rows = await world.database
        .selectFrom('bookings')
        .select(['paymentStatus', 'childName', 'fullName'])
        .where('userId', '=', family.id)
        .execute();
      const erased = { paymentStatus: 'CANCELLED', childName: 'Erased', fullName: 'Erased' };
      expect(rows).toEqual(booked.statusCode === 200 ? [erased] : []);
      const children = await world.database.selectFrom('children').select('userId').execute();
      expect(children.filter(({ userId }) => userId === family.id)).toEqual([]);
      await deliverMails(world);
    }
  });

  it('removes files of mails being sent', async () => {
    for (let round = 0; round < 8; round += 1) {
      const family = await newFamily();
      const { email } = family;
      await book(family, { bookingDate: '2026-12-04', bookingTime: '17:00' });
      await world.call({ method: 'POST', url: `/auth/forgot-password?email=${email}` });
      const ids = await listMessages(family);
      const [deleted] = await Promise.all([remove(family), deliverFiles()]);
      expect(deleted.json<AccountDeleted>().isComplete).toBe(true);
      await deliverFiles();
      expect(ids).not.toEqual([]);
      expect(filesOf(ids)).toEqual([]);
      expect(await listMessages(family)).toHaveLength(1);
      const resets = await world.database.selectFrom('passwordResets').select('userId').execute();
      expect(resets.filter(({ userId }) => userId === family.id)).toEqual([]);
    }
  });

  it('writes no file of a message that was taken to be sent before', async () => {
    const family = await newFamily();
    await book(family, { bookingDate: '2026-12-05', bookingTime: '14:00' });
    const leaseUntil = new Date(world.now.getTime() + 60_000);
    const taken = await inTransaction(world.database, (trx) =>
      claimDueMessages(trx, { now: world.now, leaseUntil, limit: 50 }),
    );
    const ids = taken.filter(({ userId }) => userId === family.id).map(({ messageId }) => messageId);
    expect(ids).not.toEqual([]);
    await remove(family);
    for (const row of taken) await deliver(world.database, row, settings());
    expect(filesOf(ids)).toEqual([]);
  });

  it('continues with files that cannot be deleted, and informs the studio when it is complete', async () => {
    const family = await newFamily();
    await book(family, { bookingDate: '2026-12-01', bookingTime: '11:00' });
    await deliverFiles();
    const ids = await listMessages(family);
    const [name = ''] = filesOf(ids);
    // A folder with the file's name, which cannot be deleted as a file.
    rmSync(join(folder, name));
    mkdirSync(join(folder, name));
    const deleted = await remove(family);
    expect(deleted.json<AccountDeleted>()).toEqual({ cancelledBookings: 1, isComplete: false });
    await deliverMails(world);
    const later = new Date(world.now.getTime() + 2 * 60_000);
    expect(await continueDeletions(jobs(later))).toBe(0);
    rmSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name), 'Dear Ngozi Eze');
    expect(await continueDeletions(jobs(later))).toBe(1);
    expect(filesOf(ids)).toEqual([]);
    const [mail] = await deliverMails({ ...world, now: later });
    expect(mail).toMatchObject({ kind: 'familyErased', subject: 'A deletion is complete' });
    expect(mail?.text).toContain(`account ${family.id} `);
    expect(await continueDeletions(jobs(later))).toBe(0);
    expect(await deliverMails({ ...world, now: later })).toEqual([]);
  });
});

describe('the nightly clean-up', () => {
  const years = (count: number): Date => new Date(Date.UTC(2026 + count, 11, 1, 15));

  it('takes the names out of appointments once the months of the settings are over, and not before', async () => {
    const family = await newFamily();
    const slot = { bookingDate: '2026-12-01', bookingTime: '09:30' };
    world.now = new Date('2026-11-30T15:00:00Z');
    const { bookingId } = (await book(family, { ...slot, savesChild: true })).json<Booking>();
    world.now = new Date('2026-12-01T15:00:00Z');
    const read = () =>
      world.database
        .selectFrom('bookings')
        .select(['childName', 'fullName', 'childId', 'valueCents'])
        .where('bookingId', '=', bookingId)
        .executeTakeFirst();
    await cleanUpOldData(jobs(years(6)));
    expect(await read()).toMatchObject({ childName: 'Zoe', fullName: 'Ngozi Eze' });
    await cleanUpOldData(jobs(new Date(years(7).getTime() + 86_400_000)));
    const erased = { childName: 'Erased', fullName: 'Erased', childId: null, valueCents: 5400 };
    expect(await read()).toEqual(erased);
  });

  it('deletes messages a year after they were sent, with their files, and contact messages after two', async () => {
    const { database } = world;
    const contact = { name: 'Ada', email: 'ada@example.com', phone: '613-555-0100', message: 'Hello' };
    await world.call({ method: 'POST', url: '/contact-us', body: contact });
    await deliverFiles();
    const rows = () =>
      database.selectFrom('outbox').select('messageId').where('contactId', 'is not', null).execute();
    const contacts = () => database.selectFrom('contactMessages').select('contactId').execute();
    const ids = (await rows()).map(({ messageId }) => messageId);
    expect(filesOf(ids)).toHaveLength(2);
    await cleanUpOldData(jobs(new Date(years(1).getTime() - 60_000)));
    expect([await rows(), await contacts()].map(({ length }) => length)).toEqual([2, 1]);
    await cleanUpOldData(jobs(new Date(years(1).getTime() + 60_000)));
    expect([filesOf(ids), await rows()]).toEqual([[], []]);
    expect(await contacts()).toHaveLength(1);
    await cleanUpOldData(jobs(new Date(years(2).getTime() + 60_000)));
    expect(await contacts()).toEqual([]);
  });
});
