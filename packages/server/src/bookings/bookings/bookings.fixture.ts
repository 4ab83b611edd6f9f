import type { LightMyRequestResponse } from 'fastify';
import type { Booking, Problem } from '@plaitful/api-client/contract';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { testStart, type TestApp } from '../../../test/testApp.ts';
import { expireAllBookings } from './claimSlot.ts';

type Answer = LightMyRequestResponse;

/** Status and code of a problem. */
export async function getStatusAndCode(answer: Answer | Promise<Answer>): Promise<[number, string]> {
  const response = await answer;
  return [response.statusCode, response.json<Problem>().code];
}

type Headers = Record<string, string>;
type Put = (token: string, url: string, body?: unknown) => Promise<Answer>;

const createVisitCalls = (put: Put) => ({
  setOutcome: (token: string, bookingId: number, outcome: string, more: object = {}) =>
    put(token, `/api/booking/${bookingId}/outcome`, { outcome, ...more }),
  finish: (token: string, bookingId: number, given: object = {}) =>
    put(token, `/api/booking/${bookingId}/visit`, {
      optionIds: [],
      lateFee: false,
      lines: [],
      paidBy: 'CASH',
      tip: 0,
      ...given,
    }),
});

const depositCalls = (app: () => TestApp) => ({
  cancelAndKeep: (token: string, { bookingId, userId }: Pick<Booking, 'bookingId' | 'userId'>) =>
    app().call({ method: 'PUT', url: `/api/users/cancel/${bookingId}/${userId}?deposit=KEEP`, token }),
  reportSent: (token: string, bookingId: number) =>
    app().call({ method: 'POST', url: `/api/booking/${bookingId}/deposit-sent`, token }),
  reportNotArrived: (token: string, bookingId: number, headers: Record<string, string> = {}) =>
    app().call({ method: 'POST', url: `/api/booking/${bookingId}/deposit-not-arrived`, token, headers }),
});

/** Calls and queries for tests of bookings. */
export function createBookingTestClient(app: () => TestApp) {
  const put = (token: string, url: string, body?: unknown, headers: Headers = {}) =>
    app().call({ method: 'PUT', url, token, body, headers });
  const get = (token: string, url: string) => app().call({ method: 'GET', url, token });
  return {
    book: (token: string, given: Record<string, unknown> = {}, headers: Headers = {}, ip?: string) => {
      const body = bookingBody(app().studio.styleId, given);
      return app().call({ method: 'POST', url: '/api/booking/create', token, headers, body, ip });
    },
    read: async (token: string, bookingId: number) =>
      (await get(token, `/api/booking/${bookingId}`)).json<Booking>(),
    setDeposit: (token: string, bookingId: number, value: string, headers?: Headers) =>
      put(token, `/api/booking/update/deposit/${bookingId}`, value, headers),
    setPayment: (token: string, bookingId: number, value: string, headers?: Headers) =>
      put(token, `/api/booking/update/payment/${bookingId}`, value, headers),
    cancel: (token: string, bookingId: number, headers: Headers = {}) =>
      app().call({ method: 'DELETE', url: `/api/booking/delete/${bookingId}`, token, headers }),
    cancelAsStudio: (token: string, bookingId: number, userId: number, headers?: Headers) =>
      put(token, `/api/users/cancel/${bookingId}/${userId}`, undefined, headers),
    ...createVisitCalls(put),
    ...depositCalls(app),
    move: (
      token: string,
      { bookingId, userId, serviceId }: Pick<Booking, 'bookingId' | 'userId' | 'serviceId'>,
      to: { readonly newDate: string; readonly newTime: string },
      headers?: Headers,
    ) => put(token, `/api/users/reschedule/${bookingId}/${userId}/${serviceId}`, to, headers),
    /** The history of a booking and who made each change, oldest first. */
    historyOf: (bookingId: number) =>
      app()
        .database.selectFrom('bookingHistory')
        .select(['change', 'actor', 'actorId', 'before', 'after'])
        .where('bookingId', '=', bookingId)
        .orderBy('historyId')
        .execute(),
    /** The kinds of messages about a booking, in the order in which they were queued. */
    listMessages: async (bookingId: number) => {
      const messages = app().database.selectFrom('outbox').select('kind').where('bookingId', '=', bookingId);
      return (await messages.orderBy('messageId').execute()).map(({ kind }) => kind);
    },
    /** Runs the deadline job. @returns how many bookings it expired */
    expireBookings: () =>
      expireAllBookings(app().database, {
        now: app().now,
        sendsTexts: false,
        config: { rateLimit: false },
        business: { pickupReminderMinutes: 20 },
      }),
    /** Sets the clock to Tuesday, and frees every slot. */
    begin: async () => {
      app().now = testStart;
      await app()
        .database.updateTable('bookings')
        .set({ paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO', cancelledAt: testStart, networkHash: null })
        .where('paymentStatus', '<>', 'CANCELLED')
        .execute();
    },
  };
}
