import type { Fault } from './fault.ts';

export const calendarFaults: readonly Fault[] = [
  {
    name: 'closure-ignored-by-create',
    what: 'Who books, moves or restores an appointment is not asked whether the studio is closed.',
    edits: [
      [
        'packages/server/src/bookings/claimSlot.ts',
        "  if (await isStudioClosed(trx, interval)) return { conflict, chair: problem('studio_closed') };\n",
        '  void isStudioClosed;\n',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/closures/closures.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'closure-without-day-lock',
    what: 'A closure does not wait for bookings of its days: one that arrives meanwhile is overrun.',
    edits: [
      [
        'packages/server/src/closures/closures.service.ts',
        '  await lockDates(trx, { from, to });\n',
        '  void lockDates;\n',
      ],
    ],
    tests: { project: 'server-postgres', files: ['packages/server/src/closures/races.test.ts'] },
    tier: 'ci',
  },
  {
    name: 'closure-mails-twice',
    what: 'Parents are told twice that their appointment was cancelled for a closure.',
    edits: [
      [
        'packages/server/src/closures/closures.service.ts',
        "    await enqueueBookingMessages(trx, 'cancelledForClosure', after, { ...moment, closure });",
        `    for (const closureId of [closure.closureId, -closure.closureId])
      await enqueueBookingMessages(trx, 'cancelledForClosure', after, { ...moment, closure: { ...closure, closureId } });`,
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/closures/bookingsInClosure.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'undo-removes-booked-time',
    what: 'The undo of added times takes away a time that is booked.',
    edits: [
      [
        'packages/server/src/availability/availability.service.ts',
        'if (await hasBookedTime(trx, changeId, now)) return',
        'if ((await hasBookedTime(trx, changeId, now)) && isOver) return',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/availability/availability.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'availability-not-in-transaction',
    what: 'Times are added outside of the transaction: half of a change stays when it fails in the middle.',
    edits: [
      [
        'packages/server/src/availability/availability.service.ts',
        '    await insertTimes(trx, changeId, changed);',
        `    await insertTimes(trx, changeId, changed);
    await sql\`COMMIT\`.execute(trx);
    await sql\`BEGIN\`.execute(trx);`,
      ],
      [
        'packages/server/src/availability/availability.service.ts',
        "import { undoMinutes } from '../closures/closures.mapper.ts';",
        "import { sql } from 'kysely';\nimport { undoMinutes } from '../closures/closures.mapper.ts';",
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/availability/availability.test.ts'] },
    tier: 'fast',
  },
];
