import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '@plaitful/domain/studio-time';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { makeTempDir } from '../../test/folders.ts';
import { openTestDatabase } from '../../test/testDatabase.ts';
import { business } from '../messages/messages.fixture.ts';
import { openTransport } from './transport.ts';
import type { TransportSettings } from './transport.ts';
import type { MessageReader } from './enqueue.ts';
import type { DeliverySettings } from './outbox.service.ts';

/** A database of its own, a data directory and a clock that the test moves. */
export interface OutboxWorld {
  readonly database: Database;
  readonly dataDir: string;
  readonly log: Logger;
  now: Date;
  /** Settings to deliver with; what is not given goes into files. */
  settings(options?: Partial<TransportSettings>): DeliverySettings;
  /** Names of the files delivered so far. */
  files(): Promise<string[]>;
  /** Makes a booking whose parent has this name. */
  book(names?: { firstName?: string; fullName?: string }): Promise<MessageReader>;
  /** Forgets messages, files and the time that has passed; opening a database for each test would take seconds. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

async function insertStyle(database: Database, now: Date): Promise<{ serviceId: number; styleId: number }> {
  const { serviceId } = await database
    .insertInto('serviceTypes')
    .values({ serviceName: 'Cornrows' })
    .returning('serviceId')
    .executeTakeFirstOrThrow();
  const { styleId } = await database
    .insertInto('styles')
    .values({
      serviceId,
      style: 'Feed-in cornrows',
      priceCents: 8500,
      discountPercent: 10,
      valueCents: 7650,
      depositCents: 2000,
      durationMinutes: 120,
      shortDescription: 'Cornrows',
      fullDetails: 'Cornrows',
      imageHash: null,
      createdAt: now,
    })
    .returning('styleId')
    .executeTakeFirstOrThrow();
  return { serviceId, styleId };
}

type Place = Awaited<ReturnType<typeof insertStyle>> & { readonly number: number; readonly now: Date };

async function insertBooking(
  database: Database,
  { serviceId, styleId, number, now }: Place,
  { firstName = 'Maya', fullName = 'Maya Demo' }: { firstName?: string; fullName?: string },
): Promise<MessageReader> {
  const email = `parent${number}@example.com`;
  const mobilePhone = '+16135550151';
  const person = { email, mobilePhone };
  const { id: userId } = await database
    .insertInto('users')
    .values({
      ...person,
      firstName,
      lastName: 'Demo',
      passwordHash: 'x',
      roles: ['ROLE_USER'],
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const startsAt = new Date('2026-12-12T19:00:00Z');
  return database
    .insertInto('bookings')
    .values({
      ...person,
      userId,
      styleId,
      serviceId,
      bookingDate: addDays('2026-12-01', number),
      bookingTime: '14:00',
      timeZone: 'America/Toronto',
      startsAt,
      endsAt: new Date('2026-12-12T21:00:00Z'),
      durationMinutes: 120,
      chair: null,
      serviceName: 'Cornrows',
      styleName: 'Feed-in cornrows',
      priceCents: 8500,
      discountPercent: 10,
      valueCents: 7650,
      depositCents: 2000,
      fullName,
      childName: 'Ada',
      dateOfBirth: '2018-05-04',
      policyAgreement: true,
      cancellationPolicy: true,
      consent: true,
      deposit: 'NOT_PAID',
      paymentStatus: 'PENDING',
      dueFrom: now,
      depositDueAt: new Date(now.getTime() + 24 * 60 * 60_000),
      cancelledBy: null,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Opens a world for the tests of the outbox. */
export async function openOutboxWorld(): Promise<OutboxWorld> {
  const open = await openTestDatabase();
  const { database } = open;
  const dataDir = makeTempDir();
  const log = pino({ level: 'silent' });
  const start = new Date('2026-11-20T20:15:37Z');
  const style = await insertStyle(database, start);
  let number = 0;
  const world: OutboxWorld = {
    database,
    dataDir,
    log,
    now: start,
    settings: (options) => ({
      business,
      publicUrl: 'http://localhost:3000',
      limitsTexts: false,
      transport: openTransport({ dataDir, ...options }),
      clock: () => world.now,
      log,
    }),
    files: () => readdir(join(dataDir, 'outbox')).catch(() => []),
    book: (names = {}) => {
      number += 1;
      return insertBooking(database, { ...style, number, now: start }, names);
    },
    reset: async () => {
      await sql`TRUNCATE outbox RESTART IDENTITY`.execute(database);
      await rm(join(dataDir, 'outbox'), { recursive: true, force: true });
      world.now = start;
    },
    close: () => open.close(),
  };
  return world;
}
