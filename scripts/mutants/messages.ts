import type { Edit, Fault } from './fault.ts';

const messageAfterCommit: readonly Edit[] = [
  [
    'packages/server/src/platform/outbox/outbox.repository.ts',
    'export async function insertMessage(trx: Trx, message: NewMessage): Promise<void> {',
    `const unwritten: NewMessage[] = [];
export async function insertMessage(_trx: Trx, message: NewMessage): Promise<void> {
  unwritten.push(message);
}
async function writeMessage(trx: Trx, message: NewMessage): Promise<void> {`,
  ],
  [
    'packages/server/src/platform/outbox/outbox.repository.ts',
    `): Promise<OutboxRow[]> {
`,
    `): Promise<OutboxRow[]> {
  for (const message of unwritten.splice(0)) await writeMessage(trx, message);
`,
  ],
];

export const messageFaults: readonly Fault[] = [
  {
    name: 'recipient-in-log',
    what: 'The log names the recipient of a message that could not be sent.',
    edits: [
      [
        'packages/server/src/platform/outbox/outbox.service.ts',
        'const about = { messageId, kind, channel, attempts, err: error, retryAt };',
        'const about = { messageId, kind, channel, attempts, err: error, retryAt, recipient: row.recipient };',
      ],
      [
        'packages/server/src/platform/outbox/outbox.service.ts',
        `    await send(row, message, settings);
    return 'stored';`,
        `    await send(row, message, settings);
    settings.log.info({ messageId: row.messageId, to: message.to }, 'message sent');
    return 'stored';`,
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/platform/outbox/outbox.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'sent-message-in-log',
    what: 'The log names the recipient of every message sent.',
    edits: [
      [
        'packages/server/src/platform/outbox/outbox.service.ts',
        `    await send(row, message, settings);
    return 'stored';`,
        `    await send(row, message, settings);
    settings.log.info({ messageId: row.messageId, to: message.to }, 'message sent');
    return 'stored';`,
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/test/log.test.ts', 'packages/server/src/platform/outbox/outbox.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'stranger-mailed',
    what: 'The acknowledgement of a message repeats the words of its sender.',
    edits: [
      [
        'packages/messages/src/en-CA/contactMails.ts',
        `      body: (v) => \`Hello,

Thank you`,
        `      body: (v) => \`Hello \${v.fullName},

Thank you`,
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/site/contact/contact.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'zone-in-calendar-file',
    what: 'The calendar file describes the zone of another place.',
    edits: [
      [
        'packages/server/src/bookings/bookings/ics.ts',
        '...timeZoneOf(booking.startsAt, booking.startsAt, booking.timeZone)',
        "...timeZoneOf(booking.createdAt, booking.createdAt, 'America/Toronto')",
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/zones.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'clock-change',
    what: 'A time that the change of the clocks skips counts as an hour too early.',
    edits: [
      [
        'packages/domain/src/studioTime.ts',
        "timeZone, 'compatible').toDate()",
        "timeZone, 'earlier').toDate()",
      ],
    ],
    tests: { project: 'unit', files: ['packages/domain/src/studioTime.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'zone-of-studio',
    what: 'Dates and times are read in the zone of another place.',
    edits: [
      [
        'packages/domain/src/studioTime.ts',
        "toZoned(parseDateTime(`${date}T${time}`), timeZone, 'compatible').toDate();",
        "toZoned(parseDateTime(`${date}T${time}`), 'America/Toronto', 'compatible').toDate();",
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/zones.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'message-sent-twice',
    what: 'A message that has gone is not noted as sent, and goes again.',
    edits: [
      [
        'packages/server/src/platform/outbox/outbox.service.ts',
        'await inTransaction(database, (trx) => markDelivered(trx, messageId, clock()));',
        'void markDelivered;',
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/platform/outbox/outbox.test.ts'],
      titles: 'servers',
    },
    tier: 'fast',
  },
  {
    name: 'message-race',
    what: 'Two servers on one database send the same message.',
    edits: [
      [
        'packages/server/src/platform/outbox/outbox.repository.ts',
        `    .limit(limit)
    .forUpdate()
    .skipLocked();
  return trx
    .updateTable('outbox')`,
        `    .limit(limit);
  return trx
    .updateTable('outbox')`,
      ],
    ],
    tests: {
      project: 'server-postgres',
      files: ['packages/server/src/platform/outbox/outbox.repository.test.ts'],
    },
    tier: 'ci',
  },
  {
    name: 'message-id',
    what: 'A message that is sent again has another id.',
    edits: [
      [
        'packages/server/src/platform/outbox/transport.ts',
        '  const parts = [kind, messageId, createdAt.getTime(),',
        '  const parts = [Math.random(), kind, messageId, createdAt.getTime(),',
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/platform/outbox/outbox.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'message-after-commit',
    what: 'Messages are written after the transaction they belong to.',
    edits: messageAfterCommit,
    tests: {
      project: 'server',
      files: ['packages/server/test/kill.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'mail-after-commit',
    what: 'Mails are lost when the server ends after a booking, since they are written after its transaction.',
    edits: messageAfterCommit,
    tests: { project: 'server', files: ['packages/server/test/mails.test.ts'] },
    tier: 'fast',
  },
];
