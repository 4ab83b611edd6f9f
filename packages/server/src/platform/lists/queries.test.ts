import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Booking } from '@plaitful/api-client/contract';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;
let admin = '';
let parent: { id: number; token: string };
let bookingId = 0;

beforeAll(async () => {
  world = await startTestApp();
  admin = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
  parent = await world.signIn();
  const body = bookingBody(world.studio.styleId);
  const booked = await world.call({ method: 'POST', url: '/api/booking/create', token: parent.token, body });
  ({ bookingId } = booked.json<Booking>());
});
afterAll(() => world.close());

/** The statements of a call. */
async function queriesOf(url: string, token?: string): Promise<string[]> {
  const queries = vi.spyOn(Client.prototype, 'query');
  const { statusCode } = await world.call({ method: 'GET', url, token });
  const sent = queries.mock.calls.map(([query]: unknown[]) =>
    typeof query === 'string' ? query : ((query as { text?: string }).text ?? ''),
  );
  queries.mockRestore();
  expect(statusCode).toBe(200);
  return sent;
}

/** In addition to the one for the session. */
const session = 1;
/** The closures, which are subtracted from the times of styles. */
const closures = 1;
/** The option groups of styles. */
const optionGroups = 1;

describe('a frequent read', () => {
  it.each([
    ['/api/styles/all', 'all styles'],
    ['/api/service-type/service/all', 'all service types'],
    ['/api/reviews/all', 'all reviews'],
    ['/api/business', 'the settings'],
  ])('%s takes none while nothing has changed', async (url) => {
    await world.call({ method: 'GET', url });
    expect(await queriesOf(url)).toEqual([]);
  });

  it('a style, or the styles of a type, take one query with their times, one for the closures and one for the options', async () => {
    for (const url of ['/api/styles/1', `/api/service-type/styles/${world.studio.serviceId}`]) {
      expect([url, (await queriesOf(url)).length]).toEqual([url, 1 + closures + optionGroups]);
    }
  });

  it('of somebody’s own bookings takes one query', async () => {
    for (const url of [`/api/users/bookings/${parent.id}`, `/api/booking/${bookingId}`]) {
      expect([url, (await queriesOf(url, parent.token)).length]).toEqual([url, 1 + session]);
    }
  });

  it('of a page takes one query, and one for the length of the whole', async () => {
    for (const list of ['/api/booking/all', '/api/users', '/api/styles/all', '/api/reviews/all']) {
      const url = `${list}?page=1&size=5`;
      const asAdmin = list.includes('booking') || list.includes('users');
      const sent = await queriesOf(url, asAdmin ? admin : undefined);
      const beside = (asAdmin ? session : 0) + (list.includes('styles') ? closures + optionGroups : 0);
      expect([url, sent.length]).toEqual([url, 2 + beside]);
    }
  });

  it('of the booked slots takes one query, and one for the availability on days without a free chair', async () => {
    expect(await queriesOf('/api/booking/booked-services')).toHaveLength(2);
  });
});
