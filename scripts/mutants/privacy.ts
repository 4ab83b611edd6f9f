import type { Fault } from './fault.ts';

const tests = { project: 'server', files: ['packages/server/test/privacy.test.ts'] } as const;
const addresses = {
  project: 'server',
  files: ['packages/server/src/family/privacy/addresses.test.ts'],
} as const;

export const privacyFaults: readonly Fault[] = [
  {
    name: 'erasure-keeps-names',
    what: 'The parent’s names of a deleted family are kept in its bookings.',
    edits: [['packages/server/src/bookings/bookings/bookings.repository.ts', "  fullName: 'Erased',\n", '']],
    tests,
    tier: 'fast',
  },
  {
    name: 'erasure-keeps-outbox',
    what: 'The messages of a deleted family are kept, with their files.',
    edits: [
      [
        'packages/server/src/family/privacy/privacy.repository.ts',
        `.deleteFrom('outbox')
    .where(ownedByFamily(userId))`,
        `.deleteFrom('outbox')
    .where(ownedByFamily(0))`,
      ],
    ],
    tests,
    tier: 'fast',
  },
  {
    name: 'erasure-keeps-children',
    what: 'The saved children of a deleted family are kept.',
    edits: [
      [
        'packages/server/src/family/privacy/privacy.repository.ts',
        `const ownTables = [
  'children',
`,
        `const ownTables = [
`,
      ],
    ],
    tests,
    tier: 'fast',
  },
  {
    name: 'contact-of-unverified-address',
    what: 'What somebody wrote to the studio belongs to any account with that email address, verified or not.',
    edits: [
      [
        'packages/server/src/accounts/users/users.repository.ts',
        `    .where('emailVerifiedAt', 'is not', null)
    .where('erasedAt', 'is', null)
    .forKeyShare()`,
        `    .where('erasedAt', 'is', null)
    .forKeyShare()`,
      ],
    ],
    tests: addresses,
    tier: 'fast',
  },
  {
    name: 'unread-contact-erased',
    what: 'A contact message goes with the account before the studio has received it.',
    edits: [
      [
        'packages/server/src/family/privacy/privacy.repository.ts',
        '    .where((row) => row.not(isUnread))\n',
        '',
      ],
    ],
    tests: addresses,
    tier: 'fast',
  },
  {
    name: 'foreign-request-keeps-address',
    what: 'Mails of other accounts to the email address of a deleted family are kept.',
    edits: [
      [
        'packages/server/src/family/privacy/privacy.repository.ts',
        "    .where('kind', '=', 'emailChange')",
        "    .where('kind', '=', 'emailChangeNever')",
      ],
    ],
    tests: addresses,
    tier: 'fast',
  },
  {
    name: 'export-without-escaping',
    what: 'What users typed is a live part of the exported page.',
    edits: [
      [
        'packages/server/src/family/privacy/privacy.routes.ts',
        '<td>${escapeHtml(inWords(field, value, timeZone))}</td>',
        '<td>${inWords(field, value, timeZone)}</td>',
      ],
    ],
    tests,
    tier: 'fast',
  },
  {
    name: 'erased-users-listed',
    what: 'Deleted accounts are in the list of users.',
    edits: [
      [
        'packages/server/src/accounts/users/users.repository.ts',
        "const users = db.selectFrom('users').select(memberColumns).where('erasedAt', 'is', null);",
        "const users = db.selectFrom('users').select(memberColumns);",
      ],
    ],
    tests,
    tier: 'fast',
  },
  {
    name: 'closure-without-password',
    what: 'A closure cancels bookings though the password was replaced meanwhile.',
    edits: [
      [
        'packages/server/src/bookings/closures/closures.service.ts',
        'if (checked !== undefined && !(await lockPasswordForShare(trx, checked)))',
        'if (checked !== undefined && checked.id === 0)',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/bookings/closures/bookingsInClosure.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'studio-note-shown-to-parent',
    what: 'A parent is told what the studio has noted about the child.',
    edits: [
      [
        'packages/server/src/bookings/children/children.service.ts',
        `  return {
    childId,
`,
        `  return {
    ...({ studioNote: row.studioNote } as object),
    childId,
`,
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/bookings/children/children.test.ts'] },
    tier: 'fast',
  },
];
