import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceType, Style, User } from '@plaitful/api-client/contract';
import { bookingRow } from '../../../test/bookingRow.ts';
import { sendStyle } from '../../../test/styleForms.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { setTriggers } from '../database/copyDatabase.ts';
import { openSession } from '../../accounts/sessions/sessions.service.ts';

let world: TestApp;
let token = '';
let adminId = 0;
let serviceId = 0;

/** Styles of a service of their own, in the order in which they are made. */
const styles = [
  { style: 'apple twists', stylePrice: '90', styleDuration: '2:00' },
  { style: 'Banana braids', stylePrice: '70', styleDuration: '1:30' },
  { style: 'cherry braids', stylePrice: '80', styleDuration: '3:00' },
];

beforeAll(async () => {
  world = await startTestApp();
  ({ id: adminId, token } = await world.signIn({ roles: ['ROLE_ADMIN'], email: 'zoe@example.com' }));
  for (const serviceName of ['twists', 'Braids', 'Afro']) {
    const added = await world.call({
      method: 'POST',
      url: '/api/service-type/add',
      token,
      body: { serviceName },
    });
    serviceId = added.json<ServiceType>().serviceId;
  }
  for (const style of styles) {
    const times = { availableDays: '2026-12-04', availableTimes: '08:00' };
    await sendStyle(world, { token, fields: { ...style, ...times, serviceId: String(serviceId) } });
  }
  for (const email of ['anna@example.com', 'Berta@example.com']) await world.signIn({ email });
});
afterAll(() => world.close());

async function read(path: string): Promise<{ status: number; total: unknown; items: unknown }> {
  const answer = await world.call({ method: 'GET', url: path, token });
  const items = answer.statusCode === 200 ? answer.json<unknown>() : [];
  return { status: answer.statusCode, total: answer.headers['x-total-count'], items };
}

const names = async (query: string) => {
  const { total, items } = await read(`/api/service-type/styles/${serviceId}${query}`);
  return [total, (items as Style[]).map(({ style }) => style)];
};

describe('the list of styles', () => {
  it.each([
    ['', ['apple twists', 'Banana braids', 'cherry braids']],
    ['?sort=style', ['apple twists', 'Banana braids', 'cherry braids']],
    ['?sort=-style', ['cherry braids', 'Banana braids', 'apple twists']],
    ['?sort=stylePrice', ['Banana braids', 'cherry braids', 'apple twists']],
    ['?sort=styleDuration', ['Banana braids', 'apple twists', 'cherry braids']],
    ['?sort=-createdAt', ['apple twists', 'Banana braids', 'cherry braids']],
  ])('is sorted as requested, ignoring case: "%s"', async (query, expected) => {
    expect(await names(query)).toEqual(['3', expected]);
  });

  it('has pages, each with its dates, and the total number', async () => {
    expect(await names('?page=2&size=2')).toEqual(['3', ['cherry braids']]);
    const { items } = await read('/api/styles/all?size=1&sort=-styleId');
    expect((items as Style[])[0]?.dayTimeMapping).toEqual({ '2026-12-04': ['08:00'] });
    expect((await read('/api/styles/all?size=2')).total).toBe('5');
  });

  it('is searched by style and service', async () => {
    expect(await names('?q=BRAIDS')).toEqual(['2', ['Banana braids', 'cherry braids']]);
    expect(await names('?q=afro%20apple')).toEqual(['1', ['apple twists']]);
    expect(await names('?q=nowhere&page=1')).toEqual(['0', []]);
    expect((await read('/api/styles/all?q=afro')).total).toBe('3');
  });

  it('of a deleted service is not found, whatever page is requested', async () => {
    expect((await read('/api/service-type/styles/9999?page=1')).status).toBe(404);
  });
});

describe('the list of service types', () => {
  const serviceNames = async (query: string) => {
    const { total, items } = await read(`/api/service-type/service/all${query}`);
    return [total, (items as ServiceType[]).map(({ serviceName }) => serviceName)];
  };

  it('is in the order of ids, or by name without regard to case', async () => {
    expect(await serviceNames('')).toEqual(['4', ['Cornrows', 'twists', 'Braids', 'Afro']]);
    expect(await serviceNames('?sort=serviceName')).toEqual(['4', ['Afro', 'Braids', 'Cornrows', 'twists']]);
    expect(await serviceNames('?sort=-serviceId&size=1')).toEqual(['4', ['Afro']]);
    expect(await serviceNames('?q=S&page=1')).toEqual(['3', ['Cornrows', 'twists', 'Braids']]);
  });
});

describe('the list of users', () => {
  const emails = async (query: string) => {
    const { total, items } = await read(`/api/users${query}`);
    return [total, (items as User[]).map(({ email }) => email)];
  };

  it('has pages, sorted, and searched by name, address and phone', async () => {
    expect(await emails('?sort=email')).toEqual([
      '3',
      ['anna@example.com', 'Berta@example.com', 'zoe@example.com'],
    ]);
    expect(await emails('?page=2&size=2')).toEqual(['3', ['Berta@example.com']]);
    expect(await emails('?q=bello%20ANNA')).toEqual(['1', ['anna@example.com']]);
    expect((await read('/api/users?sort=passwordHash')).status).toBe(400);
    expect((await read('/api/users?q=none')).total).toBe('0');
  });

  it('contains only users with an invalid phone number where these are asked for', async () => {
    expect(await emails('?phone=invalid')).toEqual(['0', []]);
    const store = (email: string, mobilePhone: string) =>
      world.database.transaction().execute(async (trx) => {
        // As it was stored before the database had the rule.
        await setTriggers(trx, ['users'], 'DISABLE');
        await trx.updateTable('users').set({ mobilePhone }).where('email', '=', email).execute();
        await setTriggers(trx, ['users'], 'ENABLE');
      });
    await store('anna@example.com', '+11613555019');
    await store('zoe@example.com', '+16135550199');
    expect(await emails('?phone=invalid')).toEqual(['1', ['anna@example.com']]);
    expect(await emails('?phone=invalid&q=zoe')).toEqual(['0', []]);
    expect((await read('/api/users?phone=valid')).status).toBe(400);
    await store('anna@example.com', '+16135550198');
    expect(await emails('?phone=invalid')).toEqual(['0', []]);
  });

  it('contains users with a coming booking whose number is not valid, with that number', async () => {
    const { database, studio } = world;
    const { id: userId } = await database
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'anna@example.com')
      .executeTakeFirstOrThrow();
    const startsAt = new Date('2026-12-05T19:00:00Z');
    const booked = { mobilePhone: '+11613555019', deposit: 'PAID', startsAt } as const;
    const row = bookingRow({ ...studio, userId }, { ...booked, endsAt: new Date('2026-12-05T20:30:00Z') });
    const bookingId = await database.transaction().execute(async (trx) => {
      await setTriggers(trx, ['bookings'], 'DISABLE');
      const stored = await trx
        .insertInto('bookings')
        .values(row)
        .returning('bookingId')
        .executeTakeFirstOrThrow();
      await setTriggers(trx, ['bookings'], 'ENABLE');
      return stored.bookingId;
    });
    const listed = async () =>
      ((await read('/api/users?phone=invalid')).items as User[]).map(({ email, bookedPhone }) => [
        email,
        bookedPhone,
      ]);
    expect(await listed()).toEqual([['anna@example.com', '+11613555019']]);
    const before = world.now;
    world.now = startsAt;
    token = await openSession(database, adminId, world.now);
    expect(await listed()).toEqual([]);
    world.now = before;
    const cancelled = { paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO', cancelledAt: before } as const;
    await database.updateTable('bookings').set(cancelled).where('bookingId', '=', bookingId).execute();
    expect(await listed()).toEqual([]);
  });

  it('contains no passwords or sessions', async () => {
    const { items } = await read('/api/users?size=1');
    expect(Object.keys((items as User[])[0] ?? {}).toSorted()).toEqual(
      ['email', 'emailVerified', 'firstName', 'id', 'lastName', 'mobilePhone', 'roles'].toSorted(),
    );
  });
});

describe('every list', () => {
  it.each([
    ['/api/styles/all', 'no-cache'],
    ['/api/service-type/service/all', 'no-cache'],
    ['/api/reviews/all', 'no-cache'],
    ['/api/users', 'no-store'],
  ])('refuses a part that is none, and is kept only where it is everybody’s: %s', async (path, kept) => {
    for (const query of ['?page=0', '?size=101', '?size=0', '?page=1.5', '?sort=nothing', '?sort=-']) {
      expect((await read(`${path}${query}`)).status).toBe(400);
    }
    const answer = await world.call({ method: 'GET', url: `${path}?page=1`, token });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, kept]);
  });
});
