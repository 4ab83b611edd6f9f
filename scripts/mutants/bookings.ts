import type { Edit, Fault } from './fault.ts';

/** Concurrent bookings of a day do not wait for each other. */
const noDayLock: Edit = [
  'packages/server/src/bookings/bookings.repository.ts',
  '  await sql`SELECT ${sql.join(locks)}`.execute(trx);',
  '  void trx; void locks;',
];

/** The database accepts two bookings of one slot. */
const noSlotIndex: Edit = [
  'packages/server/src/database/migrations/001-start.sql',
  'CREATE UNIQUE INDEX bookings_live_slot',
  'CREATE INDEX bookings_live_slot',
];

export const bookingFaults: readonly Fault[] = [
  {
    name: 'paid-booking-expired',
    what: 'A paid booking is cancelled when its deadline passes.',
    edits: [
      [
        'packages/server/src/bookings/bookings.queries.ts',
        "deposit = 'NOT_PAID' AND expires_at <= ${now}`;",
        'expires_at <= ${now}`;',
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/bookings/changeBooking.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'etag-ignored',
    what: 'A change is stored although its sender has read another version.',
    edits: [
      [
        'packages/server/src/contract/etags.ts',
        'ifMatch !== undefined && ifMatch !== etag;',
        'ifMatch !== ifMatch && ifMatch !== etag;',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/bookings/rescheduleBooking.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'unchanged-list-sent-again',
    what: 'A list is sent whole to whoever has it already.',
    edits: [
      [
        'packages/server/src/contract/etags.ts',
        "['*', etag].includes(opaque(tag))",
        '[etag].includes(etag.concat(tag))',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/contract/etags.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'list-sort-reversed',
    what: 'A list that is asked for in one order comes in the other.',
    edits: [
      [
        'packages/server/src/lists/lists.ts',
        "sort?.startsWith('-') ? 'desc' : 'asc'",
        "sort?.startsWith('-') ? 'asc' : 'desc'",
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/lists/lists.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'price-from-body',
    what: 'The price of a booking is taken from the request body.',
    edits: [
      [
        'packages/server/src/bookings/bookings.mapper.ts',
        `    valueCents,
    depositCents,
    userId`,
        `    valueCents: typeof (body as { value?: unknown }).value === 'number' ? Math.round((body as { value: number }).value * 100) : valueCents,
    depositCents,
    userId`,
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/bookings/createBooking.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'history-after-commit',
    what: 'The history of a booking is written after its transaction.',
    edits: [
      [
        'packages/server/src/bookings/bookings.service.ts',
        `  await writeHistoryAndMessages(trx, row, moment);
  return row;`,
        `  setTimeout(() => void inTransaction(moment.database, (own) => writeHistoryAndMessages(own, row, moment)), 20);
  return row;`,
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/kill.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'day-lock',
    what: 'Two bookings at the same time do not wait for each other: one chair is booked twice.',
    edits: [noDayLock],
    tests: {
      project: 'server-postgres',
      files: ['packages/server/test/chairs.test.ts'],
    },
    tier: 'ci',
  },
  {
    name: 'slot-constraint',
    what: 'The database itself does not refuse a second booking of a slot.',
    edits: [noSlotIndex],
    tests: { project: 'server', files: ['packages/server/test/race.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'chair-constraint',
    what: 'The database itself does not refuse a second booking on a chair.',
    edits: [
      [
        'packages/server/src/database/migrations/002-whole.sql',
        'EXCLUDE USING gist (chair WITH =,',
        'EXCLUDE USING gist (booking_id WITH =,',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/chairs.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'day-lock-and-slot-constraint',
    what: 'Neither the lock of a day nor the database keeps two members from one slot.',
    edits: [noDayLock, noSlotIndex],
    tests: {
      project: 'server-postgres',
      files: ['packages/server/test/race.test.ts'],
      titles: 'book each slot once',
    },
    tier: 'ci',
  },
  {
    name: 'answer-before-commit',
    what: 'A call is answered while its transaction is still open.',
    edits: [
      [
        'packages/server/src/database/transaction.ts',
        'again(() => inOwnTransaction(database, work));',
        `again(
    () =>
      new Promise<Result>((answer, fail) => {
        const early = async (trx: Trx): Promise<void> => {
          answer(await work(trx));
          await setTimeout(100);
        };
        database.transaction().execute(early).catch(fail);
      }),
  );`,
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/kill.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'refusal-stays',
    what: 'What a refused call has written is committed.',
    edits: [
      [
        'packages/server/src/database/transaction.ts',
        'if (outcome instanceof Problem) throw new Refused(outcome);',
        '',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/database/database.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'silent-database',
    what: 'A call waits for a PostgreSQL that keeps silent as long as it does.',
    edits: [
      [
        'packages/server/src/database/postgres.ts',
        'return socket.setTimeout(silenceMillis, () => {',
        'return socket.setTimeout(0, () => {',
      ],
    ],
    tests: { project: 'server-postgres', files: ['packages/server/test/outage.test.ts'] },
    tier: 'full',
  },
  {
    name: 'unpaid-limit-race',
    what: 'Bookings made at the same time pass the limit of unpaid bookings.',
    edits: [
      [
        'packages/server/src/users/users.repository.ts',
        ".where('id', '=', userId).forNoKeyUpdate();",
        ".where('id', '=', userId);",
      ],
    ],
    tests: { project: 'server-postgres', files: ['packages/server/src/bookings/limits.test.ts'] },
    tier: 'ci',
  },
  {
    name: 'unpaid-count-race',
    what: 'Bookings made at the same time pass the limits of a phone number and of a network.',
    edits: [
      [
        'packages/server/src/bookings/bookings.repository.ts',
        'await sql`SELECT pg_advisory_xact_lock(${space}::int, hashtext(${value}))`.execute(trx);',
        'await sql`SELECT ${space}::int, hashtext(${value})`.execute(trx);',
      ],
    ],
    tests: { project: 'server-postgres', files: ['packages/server/src/bookings/limits.test.ts'] },
    tier: 'ci',
  },
  {
    name: 'unverified-booking-kept',
    what: 'A booking is not ended when its parent does not verify the email address.',
    edits: [
      [
        'packages/server/src/bookings/bookings.queries.ts',
        "deposit = 'NOT_PAID' AND expires_at <= ${now}`;",
        "deposit = 'NOT_PAID' AND deposit_due_at <= ${now}`;",
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/verification/verification.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'retry-race',
    what: 'A booking that is sent twice at the same time is made twice.',
    edits: [
      [
        'packages/server/src/idempotency/idempotency.repository.ts',
        `  await sql\`SELECT pg_advisory_xact_lock(hashtextextended(\${name}, \${seed}::bigint))\`.execute(trx);
`,
        `  void [sql, name, seed];
`,
      ],
    ],
    tests: { project: 'server-postgres', files: ['packages/server/src/bookings/retry.test.ts'] },
    tier: 'ci',
  },
  {
    name: 'consent-changed',
    what: 'The record of consents can be changed.',
    edits: [
      [
        'packages/server/src/database/migrations/001-start.sql',
        'CREATE TRIGGER consents_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();',
        '',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/bookings/consents.test.ts'] },
    tier: 'fast',
  },
];
