import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem, ServiceType, Style } from '@plaitful/api-client/contract';
import { spellDigits } from '../../../test/mailTexts.ts';
import { sendStyle } from '../../../test/styleForms.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { createBookingTestClient } from '../../bookings/bookings/bookings.fixture.ts';

let world: TestApp;
let admin = '';
let parent = '';

beforeAll(async () => {
  world = await startTestApp({ business: { maxUnpaidBookings: 1000, chairs: 100 } });
  admin = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
  parent = (await world.signIn()).token;
});
afterAll(() => world.close());

const rounds = Array.from({ length: 6 }, (_, round) => round);
const times = ['08:00', '09:30', '11:00', '12:30', '14:00', '15:30', '17:00', '18:30'];

const makeStyle = async (fields: Record<string, string> = {}) =>
  (await sendStyle(world, { token: admin, fields })).json<Style>();

const remove = (what: 'styles' | 'service-type', id: number) =>
  world.call({ method: 'DELETE', url: `/api/${what}/delete/${id}`, token: admin });

const byStatus = (answers: readonly { readonly statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

describe('at the same time', () => {
  it('a style is either booked or deleted, never both', async () => {
    for (const round of rounds) {
      const date = '2026-12-19';
      const { styleId } = await makeStyle({ availableDays: date, availableTimes: times.join(',') });
      const book = (bookingTime: string, index: number) =>
        createBookingTestClient(() => world).book(parent, {
          styleId,
          bookingDate: date,
          bookingTime,
          childName: `Child ${spellDigits(round)} ${spellDigits(index)}`,
        });
      const [deleted, ...booked] = await Promise.all([remove('styles', styleId), ...times.map(book)]);
      const isDeleted = deleted.statusCode === 200;
      expect([deleted.statusCode, byStatus(booked, 200), byStatus(booked, 404)]).toEqual(
        isDeleted ? [200, 0, times.length] : [409, times.length, 0],
      );
    }
  });

  it('a service type either gets a style or is deleted, never both', async () => {
    for (const round of rounds) {
      const body = { serviceName: `Race ${round}` };
      const made = await world.call({ method: 'POST', url: '/api/service-type/add', token: admin, body });
      const { serviceId } = made.json<ServiceType>();
      const fields = { serviceId: String(serviceId) };
      const [deleted, added] = await Promise.all([
        remove('service-type', serviceId),
        sendStyle(world, { token: admin, fields }),
      ]);
      const outcomes = [
        [200, 422],
        [409, 200],
      ];
      expect(outcomes).toContainEqual([deleted.statusCode, added.statusCode]);
    }
  });

  it('a style is changed once by twenty clients with the same version', async () => {
    const { styleId, etag } = await makeStyle();
    await world.database.updateTable('styles').set({ imageHash: 'ab12cd34ab12cd34' }).execute();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendStyle(world, { token: admin, styleId, ifMatch: etag })),
    );
    expect([byStatus(answers, 200), byStatus(answers, 412)]).toEqual([1, 19]);
  });

  it('a style is deleted once', async () => {
    const { styleId } = await makeStyle();
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove('styles', styleId)));
    expect([byStatus(answers, 200), byStatus(answers, 404)]).toEqual([1, 9]);
    expect(answers.at(-1)?.json<Partial<Problem>>().code ?? 'style_not_found').toBe('style_not_found');
  });
});
