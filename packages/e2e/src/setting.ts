import { createApiClient, type ApiClient } from '@plaitful/api-client/client';
import type { SessionUser, Style } from '@plaitful/api-client/contract';
import type { Child, Parent } from './parent.ts';
import type { Product } from './product.ts';

/** A date and a time of a style. */
export interface StyleSlot {
  readonly styleId: number;
  /** `yyyy-MM-dd`. */
  readonly bookingDate: string;
  /** `HH:MM`. */
  readonly bookingTime: string;
}

interface Answer<Data> {
  data?: Data;
  error?: unknown;
}

async function dataOf<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error } = await call;
  if (data === undefined) throw new Error(`The server refused: ${JSON.stringify(error)}`);
  return data;
}

/** What makes calls to the server, for what was so before a journey begins and for what others do during it. */
export const callerOf = ({ origin }: Product, user?: SessionUser): ApiClient =>
  createApiClient({ baseUrl: origin, getToken: () => user?.token });

/** Opens an account and logs in with it, as on another day. */
export async function registered(product: Product, parent: Parent): Promise<SessionUser> {
  const caller = callerOf(product);
  const { firstName, lastName, email, password } = parent;
  await dataOf(caller.POST('/auth/register', { body: { firstName, lastName, email, password } }));
  return dataOf(caller.POST('/auth/login', { body: { email, password } }));
}

/** The first slot of a style that nobody holds. */
export async function freeSlot(product: Product, styleName: string): Promise<StyleSlot> {
  const caller = callerOf(product);
  const styles = await dataOf(caller.GET('/api/styles/all'));
  const taken = await dataOf(caller.GET('/api/booking/booked-services'));
  const style = styles.find((each) => each.style === styleName);
  if (!style) throw new Error(`There is no style ${styleName}.`);
  const free = slotsOf(style).find(
    (slot) =>
      !taken.some(
        ({ styleId, bookingDate, bookingTime }) =>
          styleId === slot.styleId && bookingDate === slot.bookingDate && bookingTime === slot.bookingTime,
      ),
  );
  if (!free) throw new Error(`${styleName} has no free time.`);
  return free;
}

const slotsOf = ({ styleId, dayTimeMapping }: Pick<Style, 'styleId' | 'dayTimeMapping'>): StyleSlot[] =>
  Object.entries(dayTimeMapping)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([bookingDate, times]) =>
      [times].flat().map((bookingTime) => ({ styleId, bookingDate, bookingTime })),
    );

/** The slot that an address of the booking form names. */
export function slotOf(address: string): StyleSlot {
  const query = new URL(address).searchParams;
  const part = (name: string): string => query.get(name) ?? '';
  return { styleId: Number(part('style')), bookingDate: part('date'), bookingTime: part('time') };
}

/** Books a slot for somebody's child. */
export const booked = (
  product: Product,
  user: SessionUser,
  slot: StyleSlot,
  { name, dateOfBirth, phone }: Child,
) =>
  dataOf(
    callerOf(product, user).POST('/api/booking/create', {
      body: {
        ...slot,
        mobilePhone: phone,
        childName: name,
        dateOfBirth,
        policyAgreement: true,
        cancellationPolicy: true,
        consent: true,
      },
    }),
  );

/** The slots that somebody holds, of bookings that are not cancelled. */
export async function slotsOfUser(product: Product, user: SessionUser): Promise<StyleSlot[]> {
  const bookings = await dataOf(
    callerOf(product, user).GET('/api/users/bookings/{userId}', { params: { path: { userId: user.id } } }),
  );
  return bookings
    .filter(({ paymentStatus }) => paymentStatus !== 'CANCELLED')
    .map(({ styleId, bookingDate, bookingTime }) => ({ styleId, bookingDate, bookingTime }));
}
