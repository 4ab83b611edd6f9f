import type { Fault } from './fault.ts';

export const calendarFaults: readonly Fault[] = [
  {
    name: 'closure-ignored-by-create',
    what: 'Who books, moves or restores an appointment is not asked whether the studio is closed.',
    edits: [
      [
        'packages/server/src/bookings/bookings/claimSlot.ts',
        "  if (await isStudioClosed(trx, interval)) return { conflict, chair: problem('studio_closed') };\n",
        '  void isStudioClosed;\n',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/bookings/closures/closures.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'closure-without-day-lock',
    what: 'A closure does not wait for bookings of its days: one that arrives meanwhile is overrun.',
    edits: [
      [
        'packages/server/src/bookings/closures/closures.service.ts',
        '    await lockDateRange(trx, { from, to });\n',
        '    void lockDateRange;\n',
      ],
    ],
    tests: { project: 'server-postgres', files: ['packages/server/src/bookings/closures/races.test.ts'] },
    tier: 'ci',
  },
  {
    name: 'closure-mails-twice',
    what: 'Parents are told twice that their appointment was cancelled for a closure.',
    edits: [
      [
        'packages/server/src/bookings/closures/closures.service.ts',
        "    await enqueueBookingMessages(trx, 'cancelledForClosure', after, { ...moment, closure });",
        `    for (const closureId of [closure.closureId, -closure.closureId])
      await enqueueBookingMessages(trx, 'cancelledForClosure', after, { ...moment, closure: { ...closure, closureId } });`,
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/bookings/closures/bookingsInClosure.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'undo-removes-booked-time',
    what: 'The undo of added times takes away a time that is booked.',
    edits: [
      [
        'packages/server/src/catalogue/availability/availability.service.ts',
        'if (await bookingLookups.hasBookedTime(trx, changeId, now)) return',
        'if ((await bookingLookups.hasBookedTime(trx, changeId, now)) && isOver) return',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/catalogue/availability/availability.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'availability-not-in-transaction',
    what: 'Times are added outside of the transaction: half of a change stays when it fails in the middle.',
    edits: [
      [
        'packages/server/src/catalogue/availability/availability.service.ts',
        '    await insertTimes(trx, changeId, changed);',
        `    await insertTimes(trx, changeId, changed);
    await sql\`COMMIT\`.execute(trx);
    await sql\`BEGIN\`.execute(trx);`,
      ],
      [
        'packages/server/src/catalogue/availability/availability.service.ts',
        "import { inTransaction, reading } from '../../platform/database/transaction.ts';",
        "import { sql } from 'kysely';\nimport { inTransaction, reading } from '../../platform/database/transaction.ts';",
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/catalogue/availability/availability.test.ts'] },
    tier: 'fast',
  },
];
