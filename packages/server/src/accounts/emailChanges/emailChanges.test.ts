import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account, Booking, Problem, ValidationProblem } from '@plaitful/api-client/contract';
import { dumpDatabase } from '../../../test/dumpDatabase.ts';
import { sendDue, getLinkToken, type SentMessage } from '../../../test/sentMessages.ts';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { hashPassword } from '../users/passwordHash.ts';
import { openSession } from '../sessions/sessions.service.ts';
import { ensureAdmin } from '../users/users.service.ts';
import { cleanUpEmailChanges } from './emailChanges.service.ts';

type Somebody = Awaited<ReturnType<TestApp['signIn']>>;

let world: TestApp;
let member: Somebody;
let passwordHash = '';
let count = 0;
let fresh = '';
const password = 'Braids-4-Ada';
const hour = 60 * 60_000;

beforeAll(async () => {
  world = await startTestApp();
  passwordHash = await hashPassword(password);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = testStart;
  await world.database.deleteFrom('outbox').execute();
  member = await world.signIn({ passwordHash });
  count += 1;
  fresh = `new${count}@example.com`;
});

const pass = (ms: number) => {
  world.now = new Date(world.now.getTime() + ms);
};
const request = async (email: string, { by = member, typed = password } = {}) =>
  world.call({
    method: 'POST',
    url: '/api/account/email',
    // Sessions end meanwhile.
    token: await openSession(world.database, by.id, world.now),
    body: { email, password: typed },
  });
const cancel = () => world.call({ method: 'DELETE', url: '/api/account/email', token: member.token });
const confirm = (token: string) =>
  world.call({ method: 'POST', url: '/auth/confirm-email', body: { token } });
const undo = (token: string) =>
  world.call({ method: 'POST', url: '/auth/undo-email-change', body: { token } });
const register = (email: string) =>
  world.call({
    method: 'POST',
    url: '/auth/register',
    body: { firstName: 'Eve', lastName: 'Other', email, password },
  });

const done = [200, '{"done":true}'];
const taken = [409, 'email_taken'];
const takenSubject = 'This address has an account already';
const outcomeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  statusCode === 200 ? body : (JSON.parse(body) as Problem).code,
];
const invalid = [422, 'email_link_invalid'];

async function mailed(kind: SentMessage['kind'], to?: string): Promise<SentMessage> {
  const mails = (await sendDue(world)).filter((mail) => mail.kind === kind);
  const [mail] = mails;
  expect(mails.map((one) => one.to)).toEqual([to ?? mail?.to]);
  if (mail === undefined) throw new Error('no mail');
  return mail;
}

/** The token of the mailed link. */
async function ask(email: string, by = member): Promise<string> {
  expect(outcomeOf(await request(email, { by }))).toEqual(done);
  return getLinkToken(await mailed('emailChange', email));
}

/** Changes the address. @returns the token of the link that undoes it */
async function changeTo(email: string, from = member.email): Promise<string> {
  expect(outcomeOf(await confirm(await ask(email)))).toEqual(done);
  return getLinkToken(await mailed('emailChanged', from));
}

const loadAccount = async ({ id } = member) => {
  const token = await openSession(world.database, id, world.now);
  return (await world.call({ method: 'GET', url: '/api/account', token })).json<Account>();
};
const loadEmail = async (somebody = member) => (await loadAccount(somebody)).email;
const isOpen = async (token: string) =>
  (await world.call({ method: 'GET', url: '/api/account', token })).statusCode === 200;

describe('email change', () => {
  it('gets a link, and becomes the account’s once that is opened', async () => {
    expect(outcomeOf(await request(fresh.toUpperCase()))).toEqual(done);
    const mail = await mailed('emailChange', fresh);
    expect(mail.subject).toBe('Confirm your new email address');
    expect(mail.text).toMatch(/^https:\/\/studio\.example\/confirm-email#token=[\w-]{43}$/m);
    expect(mail.text).not.toContain('Ada');
    expect(await loadAccount()).toMatchObject({ email: member.email, newEmail: fresh });
    expect(outcomeOf(await confirm(getLinkToken(mail)))).toEqual(done);
    expect(await loadAccount()).toMatchObject({ email: fresh, newEmail: null, emailVerified: true });
  });

  it('is confirmed once, and opening its link again returns the same answer', async () => {
    const token = await ask(fresh);
    await confirm(token);
    pass(hour);
    expect(outcomeOf(await confirm(token))).toEqual(done);
    expect((await sendDue(world)).map(({ kind }) => kind)).toEqual(['emailChanged']);
  });

  it('is stored with the hashes of its links only', async () => {
    const confirming = await ask(fresh);
    await confirm(confirming);
    const undoing = getLinkToken(await mailed('emailChanged'));
    const stored = await dumpDatabase(world.database);
    expect(stored).toContain(fresh);
    expect([stored.includes(confirming), stored.includes(undoing)]).toEqual([false, false]);
  });

  it('rejects the current and an invalid address', async () => {
    for (const [email, message] of [
      ['not an address', 'Invalid email address'],
      [member.email.toUpperCase(), 'This is your address already.'],
    ] as const) {
      const answer = await request(email);
      expect(answer.json<ValidationProblem>().errors).toEqual([{ field: 'email', message }]);
    }
  });

  it('needs the password', async () => {
    const answer = await request(fresh, { typed: 'Wrong-4-Ada' });
    expect(answer.json<ValidationProblem>().errors.map(({ field }) => field)).toEqual(['password']);
    expect([await sendDue(world), (await loadAccount()).newEmail]).toEqual([[], null]);
  });

  it('can be requested three times in an hour', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } });
    const { token } = await limited.signIn({ passwordHash });
    const answers: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      const body = { email: `limited${times}@example.com`, password };
      const answer = await limited.call({ method: 'POST', url: '/api/account/email', token, body });
      answers.push(answer.statusCode);
    }
    expect(answers).toEqual([200, 200, 200, 429]);
    await limited.close();
  });

  it('of another account gets the same answer; that account gets a mail without a link', async () => {
    const other = await world.signIn({ firstName: 'Chioma' });
    const [known, unknown] = [await request(other.email), await request(fresh)];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    await request(other.email);
    expect((await loadAccount()).newEmail).toBe(other.email);
    const mails = await sendDue(world);
    expect(mails.map(({ subject, to }) => [subject, to])).toEqual([[takenSubject, other.email]]);
    expect(mails[0]?.text).toContain('Hello Chioma,');
    expect(mails[0]?.text).not.toMatch(/token|Ada/);
  });

  it('is no longer pending once it is cancelled, requested again, or 24 hours have passed', async () => {
    const first = await ask(fresh);
    const second = await ask(`other.${fresh}`);
    expect(outcomeOf(await confirm(first))).toEqual(invalid);
    await cancel();
    await cancel();
    expect((await loadAccount()).newEmail).toBeNull();
    expect(outcomeOf(await confirm(second))).toEqual(invalid);
    const third = await ask(fresh);
    pass(24 * hour);
    expect((await loadAccount()).newEmail).toBeNull();
    expect(outcomeOf(await confirm(third))).toEqual(invalid);
    expect(await loadEmail()).toBe(member.email);
  });

  it('gets no mail that was queued before it was cancelled', async () => {
    await request(fresh);
    await cancel();
    expect(await sendDue(world)).toEqual([]);
  });

  it('is refused while an account that registered it meanwhile exists, and changed when that is deleted', async () => {
    const token = await ask(fresh);
    const registered = (await register(fresh)).json<{ id: number }>();
    expect(outcomeOf(await confirm(token))).toEqual(taken);
    expect(await loadEmail()).toBe(member.email);
    const squatter = await openSession(world.database, registered.id, world.now);
    const url = '/api/account/delete';
    const deleted = await world.call({ method: 'POST', url, token: squatter, body: { password } });
    expect([deleted.statusCode, outcomeOf(await confirm(token))]).toEqual([200, done]);
    expect(await loadEmail()).toBe(fresh);
  });

  it('makes void the reset links that went to the old one, also those not sent yet', async () => {
    const forgot = () => world.call({ method: 'POST', url: `/auth/forgot-password?email=${member.email}` });
    await forgot();
    const reset = getLinkToken(await mailed('passwordReset'));
    const token = await ask(fresh);
    await forgot();
    await confirm(token);
    expect((await sendDue(world)).map(({ kind }) => kind)).toEqual(['emailChanged']);
    const url = `/auth/reset-password?token=${reset}`;
    const answer = await world.call({ method: 'POST', url, body: { newPassword: 'Twists-5-Ada' } });
    expect(answer.json<Problem>().code).toBe('reset_link_invalid');
  });

  it('gets the mails about bookings from then on, also those that wait already', async () => {
    const book = { method: 'POST', url: '/api/booking/create', token: member.token } as const;
    const answer = await world.call({ ...book, body: bookingBody(world.studio.styleId) });
    const { bookingId, depositDueAt } = answer.json<Booking>();
    await changeTo(fresh);
    world.now = new Date((testStart.getTime() + Date.parse(depositDueAt ?? '')) / 2);
    expect(await mailed('depositReminder')).toMatchObject({ to: fresh });
    const rows = await world.database
      .selectFrom('outbox')
      .select('recipient')
      .where('bookingId', '=', bookingId)
      .where('kind', '=', 'depositReminder')
      .where('channel', '=', 'mail')
      .execute();
    expect(rows).toEqual([{ recipient: fresh }]);
    const end = { paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO', cancelledAt: testStart } as const;
    await world.database.updateTable('bookings').set(end).where('bookingId', '=', bookingId).execute();
  });
});

describe('previous address', () => {
  it('gets a notice, with a link that restores it, and sessions and reset links end', async () => {
    const token = await ask(fresh);
    await confirm(token);
    const mail = await mailed('emailChanged', member.email);
    expect(mail.text).toContain('was changed on Tuesday 1 December 2026 at 10:00 am.');
    expect(mail.text).toContain('change it back before Wednesday 2 December 2026, 10:00 am.');
    expect(mail.text).toMatch(/^https:\/\/studio\.example\/undo-email#token=[\w-]{43}$/m);
    await world.call({ method: 'POST', url: `/auth/forgot-password?email=${fresh}` });
    const reset = getLinkToken(await mailed('passwordReset', fresh));
    await world.call({ method: 'POST', url: `/auth/forgot-password?email=${fresh}` });
    pass(23 * hour);
    const session = await openSession(world.database, member.id, world.now);
    expect(outcomeOf(await undo(getLinkToken(mail)))).toEqual(done);
    expect([await isOpen(session), await loadEmail()]).toEqual([false, member.email]);
    const url = `/auth/reset-password?token=${reset}`;
    expect(
      (await world.call({ method: 'POST', url, body: { newPassword: 'Twists-5-Ada' } })).statusCode,
    ).toBe(422);
    // The second reset link to the new address was requested, and not sent before the address was changed.
    expect((await sendDue(world)).map(({ kind, to }) => [kind, to])).toEqual([
      ['emailChangeUndone', fresh],
      ['passwordReset', member.email],
    ]);
  });

  it('is released after 24 hours', async () => {
    const token = await changeTo(fresh);
    pass(24 * hour);
    expect(outcomeOf(await undo(token))).toEqual(invalid);
    expect(await loadEmail()).toBe(fresh);
  });

  it('gets a notice without a link when it is too late to undo the change', async () => {
    await confirm(await ask(fresh));
    pass(25 * hour);
    const { text } = await mailed('emailChanged', member.email);
    expect(text).not.toContain('token');
    expect(text).toContain('If it was not you, call us at 613-555-0142.');
  });

  it('is reserved for the account as long as it can be given back, and free then', async () => {
    await changeTo(fresh);
    const other = await world.signIn({ passwordHash });
    expect((await register(member.email)).json<Problem>().code).toBe('email_taken');
    expect((await request(member.email, { by: other })).statusCode).toBe(200);
    expect(await mailed('emailChange')).toMatchObject({ to: member.email, subject: takenSubject });
    pass(24 * hour);
    expect((await register(member.email)).statusCode).toBe(200);
  });

  it('cannot be confirmed for another account that was sent a link before it was given up', async () => {
    const other = await world.signIn({ passwordHash });
    await changeTo(fresh);
    pass(24 * hour);
    const token = await ask(member.email, other);
    // The account restores it, and changes it again.
    const again = await ask(member.email);
    await confirm(again);
    await changeTo(`again.${fresh}`);
    expect(outcomeOf(await confirm(token))).toEqual(invalid);
    expect(await loadEmail(other)).toBe(other.email);
  });

  it('can be requested again by the account itself', async () => {
    const token = await changeTo(fresh);
    await changeTo(member.email, fresh);
    expect(await loadEmail()).toBe(member.email);
    expect(outcomeOf(await undo(token))).toEqual(done);
    expect(await loadEmail()).toBe(member.email);
  });

  it('takes back later changes as well, whose links end, and one that waits', async () => {
    const first = await changeTo(fresh);
    const second = await changeTo(`second.${fresh}`, fresh);
    const waiting = await ask(`third.${fresh}`);
    expect(outcomeOf(await undo(first))).toEqual(done);
    expect(await loadEmail()).toBe(member.email);
    expect(outcomeOf(await undo(second))).toEqual(invalid);
    expect(outcomeOf(await confirm(waiting))).toEqual(invalid);
    expect(await loadEmail()).toBe(member.email);
  });

  it('can be undone after a later change was undone', async () => {
    const first = await changeTo(fresh);
    const second = await changeTo(`second.${fresh}`, fresh);
    await undo(second);
    expect(await loadEmail()).toBe(fresh);
    await undo(first);
    expect(await loadEmail()).toBe(member.email);
  });
});

describe('concurrent email changes', () => {
  it('that confirm with one link change the address once', async () => {
    const token = await ask(fresh);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(outcomeOf)).toEqual([done, done, done]);
    expect((await sendDue(world)).map(({ kind }) => kind)).toEqual(['emailChanged']);
  });

  it('that confirm one address for two accounts give it to one of them', async () => {
    const other = await world.signIn({ passwordHash });
    const [mine, theirs] = [await ask(fresh), await ask(fresh, other)];
    const answers = (await Promise.all([confirm(mine), confirm(theirs)])).map(outcomeOf);
    expect(answers.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([done, taken]);
    const has = [await loadEmail(), await loadEmail(other)].filter((email) => email === fresh);
    expect(has).toHaveLength(1);
  });

  it('that confirm a later change and undo an earlier one leave the old address', async () => {
    const first = await changeTo(fresh);
    const token = await ask(`second.${fresh}`);
    const [confirmed, undone] = await Promise.all([confirm(token), undo(first)]);
    expect([outcomeOf(undone), [done, invalid]]).toEqual([
      done,
      expect.arrayContaining([outcomeOf(confirmed)]),
    ]);
    expect(await loadEmail()).toBe(member.email);
  });

  it('that request different addresses leave one of them pending', async () => {
    const answers = await Promise.all([request(fresh), request(`second.${fresh}`)]);
    expect(answers.map(outcomeOf)).toEqual([done, done]);
    const mails = await sendDue(world);
    expect(mails).toHaveLength(1);
    expect((await loadAccount()).newEmail).toBe(mails[0]?.to);
  });

  it('a reserved address cannot be registered', async () => {
    const token = await ask(fresh);
    const [registered, confirmed] = await Promise.all([register(member.email), confirm(token)]);
    expect([registered.json<Problem>().code, outcomeOf(confirmed)]).toEqual(['email_taken', done]);
    expect(outcomeOf(await undo(getLinkToken(await mailed('emailChanged'))))).toEqual(done);
  });
});

describe('expired email changes', () => {
  it('are removed', async () => {
    await changeTo(fresh);
    await ask(`second.${fresh}`);
    const rows = () =>
      world.database.selectFrom('emailChanges').select('newEmail').where('userId', '=', member.id).execute();
    pass(23 * hour);
    await cleanUpEmailChanges(world.database, world.now);
    expect(await rows()).toHaveLength(2);
    pass(hour);
    await cleanUpEmailChanges(world.database, world.now);
    expect(await rows()).toEqual([]);
  });

  it('of an administrator are kept, so that no start opens a second account at the old address', async () => {
    const email = `owner${count}@example.com`;
    await ensureAdmin(world.database, { email, password }, world.now);
    const { id } = await world.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const owner = { id, email, token: '' };
    await confirm(await ask(fresh, owner));
    pass(365 * 24 * hour);
    await cleanUpEmailChanges(world.database, world.now);
    await ensureAdmin(world.database, { email, password }, world.now);
    const users = await world.database.selectFrom('users').select('id').where('email', '=', email).execute();
    expect([users, await loadEmail(owner)]).toEqual([[], fresh]);
  });
});
