import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '@plaitful/domain/studio-time';
import { sql } from 'kysely';
import { pino, type Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { bookingRow } from '../../../test/bookingRow.ts';
import { makeTempDir } from '../../../test/tempDir.ts';
import { fillStudio, insertPerson } from '../../../test/catalogueFixtures.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { business } from './messages.fixture.ts';
import { openTransport, type TransportSettings } from './transport.ts';
import type { DeliverySettings } from './outbox.service.ts';
import type { MessageRecipient } from '../../bookings/bookings/bookings.messages.ts';
import { messageKinds } from '../../app/modules.ts';

/** A database and data directory of its own, and a clock that the test sets. */
export interface OutboxFixture {
  readonly database: Database;
  readonly dataDir: string;
  readonly log: Logger;
  now: Date;
  /** Settings for delivery; without them messages are written to files. */
  settings(options?: Partial<TransportSettings>): DeliverySettings;
  /** Names of the files written so far. */
  files(): Promise<string[]>;
  /** Books for a parent with this name. */
  book(names?: { firstName?: string; fullName?: string }): Promise<MessageRecipient>;
  /** Deletes messages and files and resets the clock; opening a database for each test would take seconds. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openOutboxFixture(): Promise<OutboxFixture> {
  const open = await openTestDatabase();
  const { database } = open;
  const dataDir = makeTempDir();
  const log = pino({ level: 'silent' });
  const start = new Date('2026-11-20T20:15:37Z');
  const studio = await fillStudio(database);
  let number = 0;
  const world: OutboxFixture = {
    database,
    dataDir,
    log,
    now: start,
    settings: (options) => ({
      kinds: messageKinds,
      business,
      publicUrl: 'http://localhost:3000',
      limitsTexts: false,
      transport: openTransport({ dataDir, ...options }),
      clock: () => world.now,
      log,
    }),
    files: () => readdir(join(dataDir, 'outbox')).catch(() => []),
    book: async ({ firstName = 'Maya', fullName = 'Maya Demo' } = {}) => {
      number += 1;
      const { id: userId, email } = await insertPerson(database, { firstName });
      const row = bookingRow(
        { ...studio, userId },
        {
          bookingDate: addDays('2026-12-01', number),
          startsAt: new Date('2026-12-12T19:00:00Z'),
          endsAt: new Date('2026-12-12T21:00:00Z'),
          durationMinutes: 120,
          depositCents: 2000,
          fullName,
          email,
          mobilePhone: '+16135550151',
          dueFrom: start,
          depositDueAt: new Date(start.getTime() + 24 * 60 * 60_000),
          createdAt: start,
        },
      );
      return database.insertInto('bookings').values(row).returningAll().executeTakeFirstOrThrow();
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
