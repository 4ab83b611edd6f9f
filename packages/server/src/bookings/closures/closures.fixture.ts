import type { Booking, Closure, ClosureChoice, ClosurePreview, Style } from '@plaitful/api-client/contract';
import type { TestApp } from '../../../test/testApp.ts';
import { hashPassword } from '../../accounts/users/passwordHash.ts';

export interface Span {
  readonly from: string;
  readonly to: string;
  readonly fromTime: string | null;
  readonly toTime: string | null;
}

/** The Saturday on which both styles are available at 2, 3:30 and 5 pm. */
export const saturday: Span = { from: '2026-12-05', to: '2026-12-05', fromTime: null, toTime: null };

/** The owner's password, which is required when a closure cancels bookings or messages parents. */
const ownerPassword = 'Braids-4-Ada';
export const ownerPasswordHash = await hashPassword(ownerPassword);

/** Calls for tests of closures. */
export function closureCalls(app: () => TestApp, adminToken: () => string) {
  const post = (url: string, body: unknown, token = adminToken()) =>
    app().call({ method: 'POST', url, token, body });
  const choose = (bookings: readonly Booking[], choice: ClosureChoice) =>
    bookings.map(({ bookingId, etag }) => ({ bookingId, etag, choice }));
  const add = (given: Partial<Span> & Record<string, unknown> = {}, token?: string) =>
    post(
      '/api/closures',
      { ...saturday, note: '', message: '', bookings: [], password: ownerPassword, ...given },
      token,
    );
  return {
    choose,
    add,
    preview: async (span: Partial<Span> = {}) =>
      (await post('/api/closures/preview', { ...saturday, ...span })).json<ClosurePreview>(),
    /** Closes the studio with the same choice for all bookings in the closure. */
    close: async (choice: ClosureChoice, given: Partial<Span> & Record<string, unknown> = {}) => {
      const { from, to, fromTime, toTime } = { ...saturday, ...given };
      const preview = await post('/api/closures/preview', { from, to, fromTime, toTime });
      const { bookings } = preview.json<ClosurePreview>();
      return (await add({ ...given, bookings: choose(bookings, choice) })).json<Closure>();
    },
    list: async (query = '', token?: string) =>
      (await app().call({ method: 'GET', url: `/api/closures${query}`, token })).json<Closure[]>(),
    remove: (closureId: number) =>
      app().call({ method: 'DELETE', url: `/api/closures/${closureId}`, token: adminToken() }),
    styleOf: async (styleId: number, query = '', token?: string) =>
      (await app().call({ method: 'GET', url: `/api/styles/${styleId}${query}`, token })).json<Style>(),
    /** Deletes all closures. */
    openAll: () => app().database.deleteFrom('closures').execute(),
  };
}
