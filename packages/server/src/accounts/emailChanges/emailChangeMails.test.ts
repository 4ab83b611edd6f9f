import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem, ValidationProblem } from '@plaitful/api-client/contract';
import { sendDue, getLinkToken } from '../../../test/sentMessages.ts';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { hashPassword } from '../users/passwordHash.ts';
import { issueLoginCode, openSession } from '../sessions/sessions.service.ts';

type Somebody = Awaited<ReturnType<TestApp['signIn']>>;

let world: TestApp;
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
  count += 1;
  fresh = `fresh${count}@example.com`;
});

const post = (url: string, body?: unknown, token?: string) =>
  world.call({ method: 'POST', url, body, token });
const request = ({ token }: Somebody, email = fresh) =>
  post('/api/account/email', { email, password }, token);
const codeOf = async (answer: ReturnType<typeof post>) => (await answer).json<Partial<Problem>>().code ?? 200;
const undo = (token: string, code?: string) =>
  codeOf(post('/auth/undo-email-change', { token, ...(code !== undefined && { code }) }));
const sent = async () => (await sendDue(world)).map(({ kind, to }) => [kind, to]);

/** Changes the address to `fresh`. @returns the mail to the old one */
async function change(somebody: Somebody) {
  await request(somebody);
  await post('/auth/confirm-email', { token: getLinkToken((await sendDue(world))[0]) });
  const [notice] = await sendDue(world);
  if (notice === undefined) throw new Error('no mail');
  return notice;
}

const loadEmail = async ({ id }: Somebody) =>
  (await world.database.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email;

const setVerified = ({ id }: Somebody, emailVerifiedAt: Date | null) =>
  world.database.updateTable('users').set({ emailVerifiedAt }).where('id', '=', id).execute();

describe('a change of address is refused', () => {
  it('before the present address is verified, and nothing is mailed', async () => {
    const member = await world.signIn({ passwordHash });
    await setVerified(member, null);
    expect(await codeOf(request(member))).toBe('email_not_verified');
    expect(await sent()).toEqual([]);
  });

  it.each(['contactEmail', 'paymentEmail'] as const)('to the %s of the studio', async (name) => {
    const member = await world.signIn({ passwordHash });
    const business = (await world.call({ method: 'GET', url: '/api/business' })).json<
      Record<string, string>
    >();
    const answer = await request(member, business[name]?.toUpperCase());
    expect(answer.json<ValidationProblem>().errors.map(({ field }) => field)).toEqual(['email']);
  });
});

describe('the mails of changes to one address', () => {
  it('are two in an hour, whoever asks for them, also at the same time, with the same answer', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => world.signIn({ passwordHash })));
    const answers = await Promise.all(members.map((member) => request(member)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await sent()).toEqual([
      ['emailChange', fresh],
      ['emailChange', fresh],
    ]);
    world.now = new Date(testStart.getTime() + hour);
    const later = await world.signIn({ passwordHash });
    await request(later);
    expect(await sent()).toEqual([['emailChange', fresh]]);
  });

  it('are counted alike for the address of another account', async () => {
    const { email } = await world.signIn();
    for (let times = 0; times < 4; times += 1) await request(await world.signIn({ passwordHash }), email);
    expect(await sent()).toEqual([
      ['emailChange', email],
      ['emailChange', email],
    ]);
  });

  it('leave the same rows and the same export for a free address and one of another account', async () => {
    const { email } = await world.signIn();
    const stored: unknown[] = [];
    for (const address of [email, fresh]) {
      const asker = await world.signIn({ passwordHash });
      await request(asker, address);
      await sendDue(world);
      const rows = await world.database
        .selectFrom('outbox')
        .selectAll()
        .where('userId', '=', asker.id)
        .execute();
      const exported = await world.call({
        method: 'GET',
        url: '/api/account/export.json',
        token: asker.token,
      });
      stored.push([
        rows.map(({ kind, recipient, deliveredAt }) => [kind, recipient === address, deliveredAt]),
        exported.json<{ outbox: object[] }>().outbox,
      ]);
    }
    expect(stored[0]).toEqual([[['emailChange', true, testStart]], []]);
    expect(stored[1]).toEqual(stored[0]);
  });

  it('are exported once the address is confirmed', async () => {
    const member = await world.signIn({ passwordHash });
    await change(member);
    const exported = await world.call({
      method: 'GET',
      url: '/api/account/export.json',
      token: member.token,
    });
    const kinds = exported.json<{ outbox: { kind: string }[] }>().outbox.map(({ kind }) => kind);
    expect(kinds).toEqual(['emailChange', 'emailChanged']);
  });
});

describe('an old address that was not verified', () => {
  it('gets a notice without a link, cannot undo the change, and is free for others at once', async () => {
    const member = await world.signIn({ passwordHash });
    await request(member);
    // As accounts could do that requested a change before an unverified address was refused.
    await setVerified(member, null);
    await post('/auth/confirm-email', { token: getLinkToken((await sendDue(world))[0]) });
    const [notice] = await sendDue(world);
    expect([notice?.to, getLinkToken(notice)]).toEqual([member.email, '']);
    const body = { firstName: 'Eve', lastName: 'Other', email: member.email, password };
    expect((await post('/auth/register', body)).statusCode).toBe(200);
  });
});

describe('an undone change', () => {
  it('mails a reset link to the restored address, though the limit of the account was used up, and a notice to the other', async () => {
    const member = await world.signIn({ passwordHash });
    const link = getLinkToken(await change(member));
    for (let times = 0; times < 2; times += 1) await post(`/auth/forgot-password?email=${fresh}`);
    expect(await sent()).toEqual([['passwordReset', fresh]]);
    expect(await undo(link)).toBe(200);
    const mails = await sendDue(world);
    expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
      ['emailChangeUndone', fresh],
      ['passwordReset', member.email],
    ]);
    expect(mails[0]?.text).toContain('was undone on Tuesday 1 December 2026 at 10:00 am');
    expect(mails[0]?.text).toContain('If it was not you, call us at 613-555-0142.');
    const url = `/auth/reset-password?token=${getLinkToken(mails[1])}`;
    expect((await post(url, { newPassword: 'Twists-5-Ada' })).statusCode).toBe(200);
  });

  it('leaves the restored address the reset links that others have asked for at another address', async () => {
    const member = await world.signIn({ passwordHash });
    const link = getLinkToken(await change(member));
    for (let times = 0; times < 2; times += 1) await post(`/auth/forgot-password?email=${fresh}`);
    await undo(link);
    await sendDue(world);
    await post(`/auth/forgot-password?email=${member.email}`);
    expect(await sent()).toEqual([['passwordReset', member.email]]);
  });
});

describe('the change of an administrator’s address', () => {
  const signIn = () => world.signIn({ passwordHash, roles: ['ROLE_ADMIN'] });

  it('is not undone by the mailed link alone, and is with a code of the operator for the old address', async () => {
    const owner = await signIn();
    const notice = await change(owner);
    expect(notice.text).toContain('It asks for a code, since yours is an administrator’s account');
    const link = getLinkToken(notice);
    for (const code of [undefined, '00000000']) expect(await undo(link, code)).toBe('operator_code_required');
    expect(await loadEmail(owner)).toBe(fresh);
    const code = (await issueLoginCode(world.database, owner.email.toUpperCase(), world.now)) ?? '';
    expect(await undo(link, `${code.slice(0, 4)} ${code.slice(4)}`)).toBe(200);
    expect(await loadEmail(owner)).toBe(owner.email);
  });

  it('is not undone by guessing: after five wrong codes the right one is refused', async () => {
    const owner = await signIn();
    const link = getLinkToken(await change(owner));
    const code = (await issueLoginCode(world.database, owner.email, world.now)) ?? '';
    const wrong = String((Number(code) + 1) % 100_000_000).padStart(8, '0');
    for (let times = 0; times < 5; times += 1) expect(await undo(link, wrong)).toBe('operator_code_required');
    expect(await undo(link, code)).toBe('operator_code_required');
    expect(await loadEmail(owner)).toBe(fresh);
  });

  it('ends the codes that were made for the old address', async () => {
    const owner = await signIn();
    await request(owner);
    const code = (await issueLoginCode(world.database, owner.email, world.now)) ?? '';
    const [mail] = await sendDue(world);
    await post('/auth/confirm-email', { token: getLinkToken(mail) });
    const [notice] = await sendDue(world);
    expect(await undo(getLinkToken(notice), code)).toBe('operator_code_required');
  });
});

it('no code is made for an address that can no longer be given back', async () => {
  const member = await world.signIn({ passwordHash });
  await change(member);
  world.now = new Date(testStart.getTime() + 24 * hour);
  await openSession(world.database, member.id, world.now);
  expect(await issueLoginCode(world.database, member.email, world.now)).toBeUndefined();
});
