import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDue, getLinkToken } from '../../../test/sentMessages.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { hashPassword } from '../users/passwordHash.ts';

const password = 'Plait-and-bead-7';

let world: TestApp;
let passwordHash: string;
let member: Awaited<ReturnType<TestApp['signIn']>>;

beforeAll(async () => {
  world = await startTestApp();
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  member = await world.signIn({ passwordHash });
});
afterAll(() => world.close());

const post = (url: string, body: unknown, token?: string) => world.call({ method: 'POST', url, body, token });
const logIn = async () => (await post('/auth/login', { email: member.email, password })).statusCode;
const undo = async (token: string) =>
  (await post('/auth/undo-email-change', { token })).json<{ done: boolean }>();

/** The token in the mail that is sent next. */
async function nextToken(): Promise<string> {
  const [mail] = await sendDue(world);
  if (mail === undefined) throw new Error('no mail');
  return getLinkToken(mail);
}

/** Changes the address. @returns the token of the link that undoes it */
async function changeTo(email: string, token = member.token): Promise<string> {
  await post('/api/account/email', { email, password }, token);
  await post('/auth/confirm-email', { token: await nextToken() });
  return nextToken();
}

/** With the restored address a password is chosen, here the previous one, and used to log in. */
async function choosePassword(): Promise<string> {
  await world.database.updateTable('users').set({ passwordHash }).where('id', '=', member.id).execute();
  const answer = await post('/auth/login', { email: member.email, password });
  return answer.json<{ token: string }>().token;
}

describe('a restored address', () => {
  it('invalidates the password and the calendar feed set meanwhile', async () => {
    const created = await post('/api/account/calendar-feed', { password }, member.token);
    await sendDue(world);
    const feed = new URL(created.json<{ url: string }>().url).pathname;
    const loadFeed = async () => (await world.call({ method: 'GET', url: feed })).statusCode;
    const link = await changeTo('taken@example.com');
    expect(await loadFeed()).toBe(200);
    expect(await undo(link)).toEqual({ done: true });
    expect([await loadFeed(), await logIn()]).toEqual([404, 401]);
  });

  it('keeps later changes when the link is opened again', async () => {
    const link = await changeTo('first@example.com');
    await undo(link);
    await changeTo('second@example.com', await choosePassword());
    expect(await undo(link)).toEqual({ done: true });
    member = { ...member, email: 'second@example.com' };
    expect(await logIn()).toBe(200);
  });
});
