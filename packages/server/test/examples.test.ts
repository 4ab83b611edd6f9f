import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { load } from 'js-yaml';
import type {
  RequestBody,
  Booking,
  Child,
  OperationId,
  ServiceType,
  Style,
} from '@plaitful/api-client/contract';
import { bookingFields } from '../src/bookings/bookings/bookingsList.queries.ts';
import { loadContract, type Operation } from '../src/platform/contract/document.ts';
import { reviewFields } from '../src/catalogue/reviews/reviews.repository.ts';
import { serviceTypeFields } from '../src/catalogue/serviceTypes/serviceTypes.repository.ts';
import { hashPassword } from '../src/accounts/users/passwordHash.ts';
import { hashToken, newToken } from '../src/platform/tokens.ts';
import { styleFields } from '../src/catalogue/styles/styles.repository.ts';
import { undeliveredFields } from '../src/platform/outbox/undelivered.repository.ts';
import { userFields } from '../src/accounts/users/users.repository.ts';
import { exampleCall, getExamples, type ExamplePlaceholders } from './exampleCall.ts';
import { sendStyle } from './styleForms.ts';
import { startTestApp, type TestApp } from './testApp.ts';

let world: TestApp;
let admin = '';
let adminId = 0;
let member: { id: number; token: string };

/** The type and the style of the contract's examples. */
const [serviceId, styleId] = [2, 8];

beforeAll(async () => {
  world = await startTestApp();
  ({ id: adminId, token: admin } = await world.signIn({ roles: ['ROLE_ADMIN'] }));
  member = await world.signIn();
  const body = { serviceName: 'Twists' };
  await world.call({ method: 'POST', url: '/api/service-type/add', token: admin, body });
  for (let last = 0; last < styleId;) {
    const fields = {
      serviceId: String(serviceId),
      availableDays: '2026-12-04,2026-12-05,2026-12-11',
      availableTimes: '17:00|12:30,14:00,15:30,17:00|17:00',
    };
    last = (await sendStyle(world, { token: admin, fields })).json<Style>().styleId;
  }
});
afterAll(() => world.close());

const operations = loadContract();
const operationOf = (id: OperationId): Operation => {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`${id} is not in the contract`);
  return found;
};

/** Books as the contract's example does; returns the same booking as long as it is live. */
async function book(): Promise<ExamplePlaceholders> {
  const answer = await world.app.inject(exampleCall(operationOf('createBooking'), {}, member.token));
  return { bookingId: answer.json<Booking>().bookingId, userId: member.id };
}

/** A paid booking with an option that begins now. */
async function bookForToday(): Promise<ExamplePlaceholders> {
  const places = await book();
  const option = {
    optionId: 7,
    group: 'Hair care',
    name: 'Wash',
    priceCents: 100,
    minutes: 5,
    preparation: '',
  };
  await world.database
    .updateTable('bookings')
    .set({ deposit: 'PAID', startsAt: world.now, endsAt: addMinutesToInstant(world.now, 90) })
    .set({ options: sql`${JSON.stringify([option])}::jsonb` as never, verifyBy: null })
    .where('bookingId', '=', Number(places['bookingId']))
    .execute();
  return places;
}

/** Books as the example of a closure has it, the only booking in its time. */
async function bookForClosure(): Promise<ExamplePlaceholders> {
  await setPassword();
  await world.database
    .updateTable('bookings')
    .set({ paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO', cancelledAt: world.now, networkHash: null })
    .where('paymentStatus', '<>', 'CANCELLED')
    .execute();
  await sql`SELECT setval(pg_get_serial_sequence('bookings', 'booking_id'), 40)`.execute(world.database);
  return book();
}

async function insertClosure(): Promise<ExamplePlaceholders> {
  const day = '2026-12-25';
  const { closureId } = await world.database
    .insertInto('closures')
    .values({
      fromDate: day,
      toDate: day,
      fromTime: null,
      toTime: null,
      note: '',
      message: '',
      keptAll: true,
      createdAt: world.now,
    })
    .returning('closureId')
    .executeTakeFirstOrThrow();
  return { closureId };
}

async function bookAndSend(): Promise<ExamplePlaceholders> {
  const places = await book();
  await world.database
    .updateTable('bookings')
    .set({ depositSentAt: world.now })
    .where('bookingId', '=', Number(places['bookingId']))
    .execute();
  return places;
}

async function cancelForClosure(): Promise<ExamplePlaceholders> {
  const places = await book();
  await world.database
    .updateTable('bookings')
    .set({ paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO', cancelledAt: world.now, deposit: 'PAID' })
    .set({ depositToReturn: true })
    .where('bookingId', '=', Number(places['bookingId']))
    .execute();
  return places;
}

async function findStored<Item>(url: string, isIt: (item: Item) => boolean): Promise<Item> {
  const found = (await world.call({ method: 'GET', url })).json<Item[]>().find(isIt);
  if (found === undefined) throw new Error(`${url} has no such item`);
  return found;
}

/** The owner's password becomes that of the examples. */
async function setPassword(): Promise<ExamplePlaceholders> {
  const passwordHash = await hashPassword('Braids-4-Ada');
  await world.database.updateTable('users').set({ passwordHash }).where('id', '=', adminId).execute();
  return {};
}

/** A child of the owner. */
async function addChild(): Promise<ExamplePlaceholders> {
  const answer = await world.app.inject(exampleCall(operationOf('addChild'), {}, admin));
  return { childId: answer.json<Child>().childId, userId: adminId };
}

/** A family that is deleted by the call. */
const addFamily = async (): Promise<ExamplePlaceholders> => {
  await setPassword();
  const passwordHash = await hashPassword('Braids-4-Ada');
  const family = await world.signIn({ passwordHash });
  return { userId: family.id, callerToken: family.token };
};

/** A change of somebody's address, with the link of the example. */
async function insertEmailChange(purpose: 'CONFIRM' | 'UNDO'): Promise<ExamplePlaceholders> {
  const { id: userId, email } = await world.signIn();
  const later = new Date(world.now.getTime() + 60_000);
  const { emailChangeId } = await world.database
    .insertInto('emailChanges')
    .values({
      userId,
      oldEmailVerified: true,
      oldEmail: email,
      newEmail: `new.${email}`,
      createdAt: world.now,
      expiresAt: later,
      ...(purpose === 'UNDO' && { confirmedAt: world.now, undoUntil: later }),
    })
    .returning('emailChangeId')
    .executeTakeFirstOrThrow();
  const [example] = getExamples(operationOf('undoEmailChange')) as RequestBody<'undoEmailChange'>[];
  const tokenHash = hashToken(example?.token ?? '');
  await world.database.deleteFrom('emailChangeTokens').execute();
  await world.database
    .insertInto('emailChangeTokens')
    .values({ tokenHash, emailChangeId, purpose })
    .execute();
  return {};
}

/** Prepares the data of each call, and returns its path values. The calls are in the order of the contract. */
const preparations: Partial<Record<OperationId, () => Promise<ExamplePlaceholders>>> = {
  resetPassword: async () => {
    const { token, tokenHash } = newToken();
    const { id: userId } = await world.signIn();
    const expiresAt = new Date(world.now.getTime() + 60_000);
    await world.database
      .insertInto('passwordResets')
      .values({ tokenHash, userId, createdAt: world.now, expiresAt })
      .execute();
    return { token };
  },
  verifyEmail: async () => {
    const { id: userId, email } = await world.signIn({ emailVerifiedAt: null });
    const [example] = getExamples(operationOf('verifyEmail')) as RequestBody<'verifyEmail'>[];
    const link = { tokenHash: hashToken(example?.token ?? ''), userId, email };
    const expiresAt = new Date(world.now.getTime() + 60_000);
    await world.database
      .insertInto('emailVerifications')
      .values({ ...link, createdAt: world.now, expiresAt })
      .execute();
    return {};
  },
  updateChild: addChild,
  setPhotoConsent: addChild,
  setStudioNote: addChild,
  setPhotoConsentOfChild: addChild,
  deleteAccount: addFamily,
  deleteUser: addFamily,
  // Of an account of its own: the call ends every session.
  changePassword: addFamily,
  createCalendarFeed: setPassword,
  requestEmailChange: setPassword,
  confirmEmailChange: () => insertEmailChange('CONFIRM'),
  undoEmailChange: () => insertEmailChange('UNDO'),
  rescheduleBooking: book,
  setBookingPhotoConsent: book,
  setOutcome: bookForToday,
  finishVisit: bookForToday,
  reportDepositSent: book,
  reportDepositNotArrived: bookAndSend,
  updateDeposit: book,
  updatePayment: book,
  updateDepositReturned: cancelForClosure,
  addClosure: bookForClosure,
  updateClosure: insertClosure,
  updateServiceType: async () => {
    const { serviceId: added } = await findStored<ServiceType>(
      '/api/service-type/service/all',
      ({ serviceName }) => serviceName === 'Braids',
    );
    return { serviceId: added };
  },
  updateOptionGroup: () =>
    world.database
      .selectFrom('optionGroups')
      .select('groupId')
      .where('name', '=', 'Hair care')
      .executeTakeFirstOrThrow(),
  updateStyle: async () => {
    const { styleId: added } = await findStored<Style>(
      '/api/styles/all',
      ({ style }) => style === 'Knotless box braids',
    );
    const changes = { imageHash: 'ab12cd34ab12cd34' };
    await world.database.updateTable('styles').set(changes).where('styleId', '=', added).execute();
    return { styleId: added };
  },
};

/** Calls of a parent; the owner makes the others. */
const ofParents: readonly OperationId[] = ['rescheduleBooking', 'createBooking'];

describe('an example of a body in the contract', () => {
  it.each(operations.filter(({ body }) => body !== undefined))('is taken by $id', async (operation) => {
    const examples = getExamples(operation);
    expect(examples).not.toEqual([]);
    for (const example of examples) {
      const prepared = await preparations[operation.id]?.();
      const places = { serviceId, styleId, ...prepared };
      const { callerToken } = ['deleteAccount', 'changePassword'].includes(operation.id)
        ? { ...prepared }
        : {};
      const usual = ofParents.includes(operation.id) ? member.token : admin;
      const token = callerToken === undefined ? usual : String(callerToken);
      const answer = await world.app.inject(exampleCall(operation, places, token, example));
      expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    }
  });
});

interface RawParameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly example?: string;
  readonly schema?: { readonly pattern?: string };
}

const contract = load(readFileSync(resolve(import.meta.dirname, '../../../openapi.yaml'), 'utf8')) as {
  readonly paths: Record<string, Record<string, { operationId?: string; parameters?: RawParameter[] }>>;
  readonly components: { readonly parameters: Record<string, RawParameter> };
};

/** The name of the parameter by which each list is sorted. */
const sorted = Object.entries(contract.paths).flatMap(([url, item]) =>
  Object.values(item).flatMap(({ parameters }) =>
    (parameters ?? []).flatMap(({ $ref }) => {
      const name = $ref?.split('/').at(-1) ?? '';
      return contract.components.parameters[name]?.name === 'sort' ? [{ url, name }] : [];
    }),
  ),
);

const fields: Readonly<Record<string, readonly string[]>> = {
  SortBookings: bookingFields,
  SortMessages: undeliveredFields,
  SortReviews: reviewFields,
  SortServiceTypes: serviceTypeFields,
  SortStyles: styleFields,
  SortUsers: userFields,
};

describe('the order of a list', () => {
  it.each(Object.keys(fields))('is by the fields that the contract has: %s', (name) => {
    const names = fields[name]?.join('|');
    expect(contract.components.parameters[name]?.schema?.pattern).toBe(`^-?(${names})$`);
  });

  it.each(sorted)('is taken as in the example: $url', async ({ url, name }) => {
    const path = url.replace('{userId}', String(member.id)).replace('{serviceId}', String(serviceId));
    const { example } = contract.components.parameters[name] ?? {};
    const answer = await world.call({ method: 'GET', url: `${path}?sort=${example}`, token: admin });
    expect(answer.statusCode).toBe(200);
  });
});
