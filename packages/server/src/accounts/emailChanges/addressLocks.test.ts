import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDue, getLinkToken } from '../../../test/sentMessages.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { parseConfig } from '../../platform/config/config.ts';
import type { Trx } from '../../platform/database/database.ts';
import { business } from '../../platform/outbox/messages.fixture.ts';
import { requestReset } from '../passwords/passwords.service.ts';
import { hashPassword } from '../users/passwordHash.ts';
import { registerUser } from '../users/users.service.ts';
import { confirmEmailChange, requestEmailChange } from './emailChanges.service.ts';
import { accountEvents } from '../../app/modules.ts';

/**
 * A previous address is reserved for its account, and mails to an address are counted: no unique index enforces either.
 * What is lost without these locks depends on the order of two transactions, and on one connection there is only one
 * order: so the locks themselves are tested.
 */

const password = 'Braids-4-Ada';
let world: TestApp;
let count = 0;
let fresh = '';

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(() => {
  count += 1;
  fresh = `fresh${count}@example.com`;
});

/** Which of the addresses are locked by the transaction. */
async function lockedIn(trx: Trx, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    SELECT email FROM unnest(${[...emails]}::text[]) AS email
    WHERE EXISTS (
      SELECT FROM pg_locks
      WHERE locktype = 'advisory' AND pid = pg_backend_pid() AND granted
        AND objid = (hashtext(email)::bigint & 4294967295)::oid
    )`.execute(trx);
  return rows.map(({ email }) => email);
}

const contextOf = (database: Trx) => ({
  database,
  clock: () => world.now,
  runOutbox: () => undefined,
  business,
  accountEvents,
});

describe('until its transaction ends', () => {
  it('a registration locks its address', async () => {
    const person = { firstName: 'Eve', lastName: 'Other', email: fresh.toUpperCase(), password };
    const locked = await world.database.transaction().execute(async (trx) => {
      await registerUser(contextOf(trx), person);
      return lockedIn(trx, [fresh, 'another@example.com']);
    });
    expect(locked).toEqual([fresh]);
  });

  it('a confirmed change locks the address that it gives up and the one that it takes', async () => {
    const member = await world.signIn({ passwordHash: await hashPassword(password) });
    const body = { email: fresh, password };
    await world.call({ method: 'POST', url: '/api/account/email', token: member.token, body });
    const [mail] = await sendDue(world);
    const locked = await world.database.transaction().execute(async (trx) => {
      await confirmEmailChange(contextOf(trx), getLinkToken(mail));
      return lockedIn(trx, [member.email, fresh, 'another@example.com']);
    });
    expect(locked.toSorted()).toEqual([member.email, fresh].toSorted());
  });

  it('a mail that is limited locks its recipient, of a requested change and of a forgotten password alike', async () => {
    const passwordHash = await hashPassword(password);
    const { id, email } = await world.signIn({ passwordHash });
    const locked = await world.database.transaction().execute(async (trx) => {
      const changing = await requestEmailChange(contextOf(trx), { id, passwordHash }, fresh);
      const byChange = await lockedIn(trx, [fresh, email]);
      await requestReset({ ...contextOf(trx), config: parseConfig({}) }, email);
      return { changing, byChange, byBoth: (await lockedIn(trx, [fresh, email])).toSorted() };
    });
    expect(locked).toEqual({ changing: undefined, byChange: [fresh], byBoth: [fresh, email].toSorted() });
  });
});
