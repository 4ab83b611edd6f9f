import { createApiClient, type ApiClient } from '@plaitful/api-client/client';
import type { ServiceType, SessionUser, Style, StyleForm } from '@plaitful/api-client/contract';
import { toFormData } from '@plaitful/api-client/form';
import { vi } from 'vitest';
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

/** Logs in with an account that is there. */
export const loggedIn = (
  product: Product,
  { email, password }: Pick<Parent, 'email' | 'password'>,
): Promise<SessionUser> => dataOf(callerOf(product).POST('/auth/login', { body: { email, password } }));

/** A mail's text with its long lines whole again. */
export const readable = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

/** The token of the link that verifies an address, once its mail has come. */
export const verificationToken = (product: Product, { email }: Pick<Parent, 'email'>): Promise<string> =>
  vi.waitFor(
    () => {
      const mail = product.messages('emailVerification').find((text) => text.includes(email));
      const found = /verify-email\?token=([\w-]+)/.exec(readable(mail ?? ''))?.[1];
      if (found === undefined) throw new Error('The mail has not come.');
      return found;
    },
    { timeout: 20_000 },
  );

/** Opens an account and logs in with it; its address is not verified. */
export async function registeredUnverified(product: Product, parent: Parent): Promise<SessionUser> {
  const { firstName, lastName, email, password } = parent;
  await dataOf(callerOf(product).POST('/auth/register', { body: { firstName, lastName, email, password } }));
  return loggedIn(product, parent);
}

/** Opens an account, verifies its address and logs in with it, as on another day. */
export async function registered(product: Product, parent: Parent): Promise<SessionUser> {
  const user = await registeredUnverified(product, parent);
  await dataOf(callerOf(product, user).POST('/auth/send-verification'));
  const token = await verificationToken(product, user);
  await dataOf(callerOf(product).POST('/auth/verify-email', { body: { token } }));
  return { ...user, emailVerified: true };
}

/** A service that the owner made before. */
export const typeMade = (product: Product, user: SessionUser, serviceName: string): Promise<ServiceType> =>
  dataOf(callerOf(product, user).POST('/api/service-type/add', { body: { serviceName } }));

/** A style that the owner made before, offered on two Saturdays of January, when the demo studio has no appointments. */
export const styleMade = (
  product: Product,
  user: SessionUser,
  form: Pick<StyleForm, 'serviceId' | 'style' | 'styleImage'>,
) =>
  dataOf(
    callerOf(product, user).POST('/api/styles/add', {
      body: {
        styleShortDescription: 'Two rows of braids.',
        styleFullDetailsOfService: 'Two rows of braids, gathered at the nape.',
        stylePrice: 60,
        styleDuration: '1:30',
        styleDeposit: 20,
        discount: 0,
        availableDays: '2027-01-09,2027-01-16',
        availableTimes: '14:00,15:30|14:00',
        ...form,
      },
      bodySerializer: toFormData,
    }),
  );

/** A style as the server has it now. */
export async function storedStyle(product: Product, styleName: string) {
  const styles = await dataOf(callerOf(product).GET('/api/styles/all'));
  const style = styles.find((each) => each.style === styleName);
  if (!style) throw new Error(`There is no style ${styleName}.`);
  return style;
}

/** The first slot of a style that nobody holds. */
export async function freeSlot(product: Product, styleName: string): Promise<StyleSlot> {
  const style = await storedStyle(product, styleName);
  const taken = await dataOf(callerOf(product).GET('/api/booking/booked-services'));
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
