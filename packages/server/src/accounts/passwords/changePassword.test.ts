import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResponseBody, Problem, ValidationProblem } from '@plaitful/api-client/contract';
import { deliverMails } from '../../../test/deliverMails.ts';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { hashPassword } from '../users/passwordHash.ts';
import { openSession } from '../sessions/sessions.service.ts';

let world: TestApp;
let member: { id: number; token: string; email: string };
let passwordHash = '';
const oldPassword = 'Braids-4-Ada';
const newPassword = 'Twists-5-Ada';

beforeAll(async () => {
  world = await startTestApp();
  passwordHash = await hashPassword(oldPassword);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.now = testStart;
  await world.database.deleteFrom('outbox').execute();
  member = await world.signIn({ passwordHash });
});

const change = (
  given: { currentPassword?: string; newPassword?: string } = {},
  token = member.token,
  headers: Record<string, string> = {},
) =>
  world.call({
    method: 'PUT',
    url: '/api/account/password',
    token,
    headers,
    body: { currentPassword: oldPassword, newPassword, ...given },
  });
const logIn = async (password: string) =>
  (await world.call({ method: 'POST', url: '/auth/login', body: { email: member.email, password } }))
    .statusCode;
const isOpen = async (token: string) =>
  (await world.call({ method: 'GET', url: '/api/account', token })).statusCode === 200;
const openAnother = () => openSession(world.database, member.id, world.now);
const fieldsOf = (answer: Awaited<ReturnType<typeof change>>) =>
  answer.json<ValidationProblem>().errors.map(({ field }) => field);

describe('a new password set with the current one', () => {
  it('ends all sessions of the account, none of anybody else, and answers the token of a new one', async () => {
    const [other, stranger] = [await openAnother(), await world.signIn()];
    const { token } = (await change()).json<ResponseBody<'changePassword'>>();
    const sessions = [member.token, other, stranger.token, token];
    expect(await Promise.all(sessions.map(isOpen))).toEqual([false, false, true, true]);
    expect([await logIn(oldPassword), await logIn(newPassword)]).toEqual([401, 200]);
  });

  it('is announced by a mail, which says that the other devices are signed out', async () => {
    await change();
    const [mail] = await deliverMails(world);
    expect(mail).toMatchObject({ subject: 'Your password was changed', to: { address: member.email } });
    expect(mail?.text).toContain('You were logged out on all other devices.');
  });

  it('opens a session that is listed with the browser and the time of the change, as the only one', async () => {
    await openAnother();
    world.now = new Date(testStart.getTime() + 60_000);
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { token } = (await change({}, member.token, { 'user-agent': userAgent })).json<
      ResponseBody<'changePassword'>
    >();
    const listed = await world.call({ method: 'GET', url: '/api/account/sessions', token });
    const createdAt = world.now.toISOString();
    expect(listed.json()).toMatchObject([{ browser: 'Firefox on Linux', createdAt, isCurrent: true }]);
  });

  it('is refused with a wrong current one, which changes nothing', async () => {
    const other = await openAnother();
    const answer = await change({ currentPassword: newPassword });
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, ['currentPassword']]);
    expect([await isOpen(other), await logIn(oldPassword)]).toEqual([true, 200]);
    expect(await deliverMails(world)).toEqual([]);
  });

  it('keeps to the rules of registration', async () => {
    for (const weak of ['braids', 'Password1!', 'My-Plaitful-Kids-7']) {
      const answer = await change({ newPassword: weak });
      expect([answer.statusCode, fieldsOf(answer)]).toEqual([422, ['newPassword']]);
    }
  });

  it('is set by one of two concurrent calls; for the other the current password is wrong', async () => {
    const other = await openAnother();
    const answers = await Promise.all([change(), change({ newPassword: 'Knots-6-Ada' }, other)]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    const won = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect([won === -1, refused && fieldsOf(refused)]).toEqual([false, ['currentPassword']]);
    expect(await Promise.all([isOpen(member.token), isOpen(other)])).toEqual([false, false]);
    expect(await isOpen(answers[won]?.json<ResponseBody<'changePassword'>>().token ?? '')).toBe(true);
    expect(await logIn(won === 0 ? newPassword : 'Knots-6-Ada')).toBe(200);
    expect((await deliverMails(world)).map(({ kind }) => kind)).toEqual(['passwordChanged']);
  });

  it('is limited to five wrong current passwords in 15 minutes', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } });
    const { token } = await limited.signIn({ passwordHash });
    const guess = (currentPassword: string) =>
      limited.call({
        method: 'PUT',
        url: '/api/account/password',
        token,
        body: { currentPassword, newPassword },
      });
    for (let times = 0; times < 5; times += 1) expect((await guess('Wrong-4-Ada')).statusCode).toBe(422);
    const refused = await guess(oldPassword);
    expect([refused.json<Problem>().code, refused.headers['retry-after']]).toEqual(['rate_limited', '900']);
    await limited.close();
  });
});
