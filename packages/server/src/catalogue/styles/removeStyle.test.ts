import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, Style } from '@plaitful/api-client/contract';
import type { Insertable } from 'kysely';
import { bookingRow } from '../../../test/bookingRow.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { sendStyle } from '../../../test/styleForms.ts';
import type { BookingsTable } from '../../platform/database/bookingTables.ts';

let world: TestApp;
let token = '';

beforeAll(async () => {
  world = await startTestApp();
  token = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
});
afterAll(() => world.close());

const make = async () => (await sendStyle(world, { token })).json<Style>();

const storedRow = (styleId: number) =>
  world.database.selectFrom('styles').selectAll().where('styleId', '=', styleId).executeTakeFirst();

describe('a style that is deleted', () => {
  const remove = (styleId: number, ifMatch?: string) =>
    world.call({
      method: 'DELETE',
      url: `/api/styles/delete/${styleId}`,
      token,
      headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
    });

  let userId = 0;

  beforeAll(async () => {
    userId = (await world.signIn()).id;
  });

  /** A booking in the database, as it is when its day comes. */
  async function insertBooking(
    styleId: number,
    start: string,
    given: Partial<Insertable<BookingsTable>> = {},
  ) {
    const startsAt = new Date(start);
    const endsAt = new Date(startsAt.getTime() + 90 * 60_000);
    const [bookingDate, bookingTime] = [start.slice(0, 10), start.slice(11, 16)];
    const ids = { styleId, userId, serviceId: world.studio.serviceId };
    const at = { startsAt, endsAt, bookingDate, bookingTime, depositDueAt: startsAt };
    const row = bookingRow(ids, { ...at, deposit: 'PAID', ...given });
    await world.database.insertInto('bookings').values(row).execute();
  }

  const cancelled = { paymentStatus: 'CANCELLED', cancelledAt: new Date(), cancelledBy: 'MEMBER' } as const;

  it('without bookings is gone, with its dates', async () => {
    const { styleId, etag } = await make();
    expect((await remove(styleId, etag)).json<object>()).toEqual({ done: true });
    expect(await storedRow(styleId)).toBeUndefined();
    const again = await remove(styleId);
    expect([again.statusCode, again.json<Problem>().code]).toEqual([404, 'style_not_found']);
  });

  it('is kept while it has upcoming or current appointments, whose number is returned', async () => {
    const { styleId, style } = await make();
    await insertBooking(styleId, '2026-12-05T19:00:00Z');
    const one = await remove(styleId);
    expect([one.statusCode, one.json<Problem>()]).toMatchObject([
      409,
      {
        code: 'style_has_bookings',
        message: `“${style}” cannot be deleted, because 1 appointment is still to come. Finish or cancel it first.`,
      },
    ]);
    await insertBooking(styleId, '2026-12-01T14:30:00Z');
    expect((await remove(styleId)).json<Problem>().message).toBe(
      `“${style}” cannot be deleted, because 2 appointments are still to come. Finish or cancel them first.`,
    );
    expect((await storedRow(styleId))?.version).toBe(1);
  });

  it('with past, cancelled and lapsed bookings only is archived, so that they keep their names', async () => {
    const { styleId } = await make();
    await insertBooking(styleId, '2026-11-28T19:00:00Z');
    await insertBooking(styleId, '2026-12-05T19:00:00Z', cancelled);
    await insertBooking(styleId, '2026-12-05T20:30:00Z', { deposit: 'NOT_PAID', depositDueAt: world.now });
    expect((await remove(styleId)).statusCode).toBe(200);
    expect((await storedRow(styleId))?.archivedAt).toEqual(world.now);
    const listed = (await world.call({ method: 'GET', url: '/api/styles/all' })).json<Style[]>();
    expect(listed.map((style) => style.styleId)).not.toContain(styleId);
    expect((await world.call({ method: 'GET', url: `/api/styles/${styleId}` })).statusCode).toBe(404);
  });

  it('is not deleted with an outdated version', async () => {
    const { styleId } = await make();
    const answer = await remove(styleId, '"9.1"');
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([412, 'changed_meanwhile']);
  });
});
