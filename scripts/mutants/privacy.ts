import type { Fault } from './fault.ts';

const tests = { project: 'server', files: ['packages/server/test/privacy.test.ts'] } as const;

export const privacyFaults: readonly Fault[] = [
  {
    name: 'erasure-keeps-names',
    what: 'The parent’s names of a deleted family are kept in its bookings.',
    edits: [['packages/server/src/bookings/bookings.repository.ts', "  fullName: 'Erased',\n", '']],
    tests,
    tier: 'fast',
  },
  {
    name: 'erasure-keeps-outbox',
    what: 'The messages of a deleted family are kept, with their files.',
    edits: [
      [
        'packages/server/src/privacy/privacy.repository.ts',
        '.where(isOfFamily(references))',
        '.where(isOfFamily({ ...references, userId: 0, addresses: [] }))',
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
        'packages/server/src/privacy/privacy.repository.ts',
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
    name: 'studio-note-shown-to-parent',
    what: 'A parent is told what the studio has noted about the child.',
    edits: [
      [
        'packages/server/src/children/children.mapper.ts',
        `  return {
    childId,
`,
        `  return {
    ...({ studioNote: row.studioNote } as object),
    childId,
`,
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/children/children.test.ts'] },
    tier: 'fast',
  },
];
