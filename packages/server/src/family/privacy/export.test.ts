import type { AccountExport } from '@plaitful/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingRow } from '../../../test/bookingRow.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ config: { rateLimit: true } });
});
afterAll(() => world.close());

const get = (url: string, token: string) => world.call({ method: 'GET', url, token });

describe('the export of a family', () => {
  it('has every row once and in order, also of a table with more rows than are read at once', async () => {
    const { id, token } = await world.signIn();
    const rows = Array.from({ length: 2150 }, (_, index) => ({
      bookingId: null,
      userId: id,
      childId: 1,
      kind: 'PHOTO' as const,
      isGiven: index % 2 === 0,
      wording: `Wording ${index}.`,
      wordingHash: 'a'.repeat(64),
      at: world.now,
    }));
    await world.database.insertInto('consents').values(rows).execute();
    const wordings = rows.map(({ wording }) => wording);
    const data = (await get('/api/account/export.json', token)).json<AccountExport>();
    expect(data['consents']?.map(({ wording }) => wording)).toEqual(wordings);
    const page = await get('/api/account/export.html', token);
    expect(page.body.match(/Wording \d+\./g)).toEqual(wordings);
    expect(page.body).toContain('<caption>Number 2150</caption>');
  });

  it('says what became of each appointment in the words of mails', async () => {
    const { id: userId, token } = await world.signIn();
    const daysFromNow = (days: number) => new Date(world.now.getTime() + days * 24 * 60 * 60_000);
    const at = (days: number) => ({
      startsAt: daysFromNow(days),
      endsAt: daysFromNow(days + 0.1),
      depositDueAt: daysFromNow(days),
      bookingDate: daysFromNow(days).toISOString().slice(0, 10),
    });
    const rows = [
      { ...at(4), deposit: 'NOT_PAID' },
      { ...at(3), deposit: 'PAID' },
      { ...at(-1), deposit: 'PAID' },
      { ...at(-2), deposit: 'NOT_PAID' },
    ] as const;
    await world.database
      .insertInto('bookings')
      .values(rows.map((row) => bookingRow({ ...world.studio, userId }, row)))
      .execute();
    const { body } = await get('/api/account/export.html', token);
    expect([...body.matchAll(/<span class="badge (\w+)">([^<]+)</g)].map(([, ...badge]) => badge)).toEqual([
      ['warning', 'Waiting for the deposit'],
      ['success', 'Confirmed'],
      ['neutral', 'Past'],
      ['danger', 'Cancelled'],
    ]);
  });

  it('can be had five times an hour by each member, in any format, and then says how long to wait', async () => {
    const admin = await world.signIn({ roles: ['ROLE_ADMIN'] });
    const families = [await world.signIn(), await world.signIn()];
    for (let times = 0; times < 5; times += 1) {
      const url = `/api/users/${families[times % 2]?.id}/export.${times < 3 ? 'json' : 'html'}`;
      expect((await get(url, admin.token)).statusCode).toBe(200);
    }
    const refused = await get(`/api/users/${families[0]?.id}/export.json`, admin.token);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await get('/api/account/export.json', families[0]?.token ?? '')).statusCode).toBe(200);
    world.now = new Date(world.now.getTime() + 60 * 60_000);
    expect((await get(`/api/users/${families[0]?.id}/export.html`, admin.token)).statusCode).toBe(200);
  });

  it('is a file with the parent’s name, the number of the account and the day', async () => {
    const { id, token } = await world.signIn({ firstName: 'Zoë', lastName: 'Eze' });
    for (const format of ['json', 'html']) {
      const answer = await get(`/api/account/export.${format}`, token);
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="plaitful-zoe-eze-${id}-2026-12-01.${format}"`,
      );
    }
  });
});
