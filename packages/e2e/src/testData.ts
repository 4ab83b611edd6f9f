import { createApiClient, type ApiClient } from '@plaitful/api-client/client';
import type { ServiceType, SessionUser, Style, StyleForm } from '@plaitful/api-client/contract';
import { toFormData } from '@plaitful/api-client/form';
import { vi } from 'vitest';
import type { Child, Parent } from './parentPage.ts';
import type { Product } from './builtServer.ts';

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

async function getData<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error } = await call;
  if (data === undefined) throw new Error(`The server refused: ${JSON.stringify(error)}`);
  return data;
}

/** An API client for the setup of a journey, and for other users during it. */
export const createTestApiClient = ({ origin }: Product, user?: SessionUser): ApiClient =>
  createApiClient({ baseUrl: origin, getToken: () => user?.token });

export const logInByApi = (
  product: Product,
  { email, password }: Pick<Parent, 'email' | 'password'>,
): Promise<SessionUser> =>
  getData(createTestApiClient(product).POST('/auth/login', { body: { email, password } }));

/** Decodes quoted-printable line breaks. */
export const decodeMail = (mail: string): string => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

/** The token of the verification link, once its mail was sent. */
export const verificationToken = (product: Product, { email }: Pick<Parent, 'email'>): Promise<string> =>
  vi.waitFor(
    () => {
      const mail = product.messages('emailVerification').find((text) => text.includes(email));
      const found = /verify-email#token=([\w-]+)/.exec(decodeMail(mail ?? ''))?.[1];
      if (found === undefined) throw new Error('The mail has not come.');
      return found;
    },
    { timeout: 45_000 },
  );

/** Registers and logs in; the email address is not verified. */
export async function createUnverifiedParent(product: Product, parent: Parent): Promise<SessionUser> {
  const { firstName, lastName, email, password } = parent;
  await getData(
    createTestApiClient(product).POST('/auth/register', { body: { firstName, lastName, email, password } }),
  );
  return logInByApi(product, parent);
}

/** Registers, verifies the email address and logs in. */
export async function createParent(product: Product, parent: Parent): Promise<SessionUser> {
  const user = await createUnverifiedParent(product, parent);
  await getData(createTestApiClient(product, user).POST('/auth/send-verification'));
  const token = await verificationToken(product, user);
  await getData(createTestApiClient(product).POST('/auth/verify-email', { body: { token } }));
  return { ...user, emailVerified: true };
}

export const createType = (product: Product, user: SessionUser, serviceName: string): Promise<ServiceType> =>
  getData(createTestApiClient(product, user).POST('/api/service-type/add', { body: { serviceName } }));

/** Available on two Saturdays of January, when the demo studio has no bookings. */
export const createStyle = (
  product: Product,
  user: SessionUser,
  form: Pick<StyleForm, 'serviceId' | 'style' | 'styleImage'>,
) =>
  getData(
    createTestApiClient(product, user).POST('/api/styles/add', {
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

/** The names of styles, parents and children, as the owner sees them. */
export async function listNames(product: Product, user: SessionUser): Promise<string[]> {
  const client = createTestApiClient(product, user);
  const [styles, users, bookings] = await Promise.all([
    getData(client.GET('/api/styles/all')),
    getData(client.GET('/api/users')),
    getData(client.GET('/api/booking/all')),
  ]);
  return [
    ...styles.map(({ style }) => style),
    ...users.flatMap(({ firstName, lastName }) => [firstName, `${firstName} ${lastName}`]),
    ...bookings.map(({ childName }) => childName),
  ];
}

export async function loadStyle(product: Product, styleName: string) {
  const styles = await getData(createTestApiClient(product).GET('/api/styles/all'));
  const style = styles.find((each) => each.style === styleName);
  if (!style) throw new Error(`There is no style ${styleName}.`);
  return style;
}

export async function freeSlot(product: Product, styleName: string): Promise<StyleSlot> {
  const style = await loadStyle(product, styleName);
  const taken = await getData(createTestApiClient(product).GET('/api/booking/booked-services'));
  const free = getSlots(style).find(
    (slot) =>
      !taken.some(
        ({ styleId, bookingDate, bookingTime }) =>
          styleId === slot.styleId && bookingDate === slot.bookingDate && bookingTime === slot.bookingTime,
      ),
  );
  if (!free) throw new Error(`${styleName} has no free time.`);
  return free;
}

const getSlots = ({ styleId, dayTimeMapping }: Pick<Style, 'styleId' | 'dayTimeMapping'>): StyleSlot[] =>
  Object.entries(dayTimeMapping)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([bookingDate, times]) =>
      [times].flat().map((bookingTime) => ({ styleId, bookingDate, bookingTime })),
    );

/** The slot in the URL of the booking form. */
export function getSlot(address: string): StyleSlot {
  const query = new URL(address).searchParams;
  const part = (name: string): string => query.get(name) ?? '';
  return { styleId: Number(part('style')), bookingDate: part('date'), bookingTime: part('time') };
}

export const createBooking = (
  product: Product,
  user: SessionUser,
  slot: StyleSlot,
  { name, dateOfBirth, phone, savesChild = false }: Child & { savesChild?: boolean },
) =>
  getData(
    createTestApiClient(product, user).POST('/api/booking/create', {
      body: {
        ...slot,
        mobilePhone: phone,
        childName: name,
        dateOfBirth,
        policyAgreement: true,
        cancellationPolicy: true,
        consent: true,
        savesChild,
      },
    }),
  );

export const cancelBooking = (product: Product, user: SessionUser, bookingId: number) =>
  getData(
    createTestApiClient(product, user).DELETE('/api/booking/delete/{bookingId}', {
      params: { path: { bookingId } },
    }),
  );

export const loadUserBookings = (product: Product, user: SessionUser) =>
  getData(
    createTestApiClient(product, user).GET('/api/users/bookings/{userId}', {
      params: { path: { userId: user.id } },
    }),
  );

/** Without those of cancelled bookings. */
export async function listUserSlots(product: Product, user: SessionUser): Promise<StyleSlot[]> {
  const bookings = await loadUserBookings(product, user);
  return bookings
    .filter(({ paymentStatus }) => paymentStatus !== 'CANCELLED')
    .map(({ styleId, bookingDate, bookingTime }) => ({ styleId, bookingDate, bookingTime }));
}

/** As the owner; a paid deposit is to be returned. */
export const cancelBookingAsStudio = (
  product: Product,
  user: SessionUser,
  { bookingId, userId }: { bookingId: number; userId: number },
) =>
  getData(
    createTestApiClient(product, user).PUT('/api/users/cancel/{bookingId}/{userId}', {
      params: { path: { bookingId, userId } },
    }),
  );

/** As the owner. */
export const setDepositPaid = (product: Product, user: SessionUser, bookingId: number) =>
  getData(
    createTestApiClient(product, user).PUT('/api/booking/update/deposit/{bookingId}', {
      params: { path: { bookingId } },
      body: 'PAID',
    }),
  );

/** As the parent. */
export const reportDepositSent = (product: Product, user: SessionUser, bookingId: number) =>
  getData(
    createTestApiClient(product, user).POST('/api/booking/{bookingId}/deposit-sent', {
      params: { path: { bookingId } },
    }),
  );
