import type { Fault } from './fault.ts';

export const accountFaults: readonly Fault[] = [
  {
    name: 'password-change-keeps-sessions',
    what: 'Who is logged in elsewhere stays so when the password is changed.',
    edits: [
      [
        'packages/server/src/accounts/passwords/passwords.service.ts',
        '    await endAccess(trx, userId, accountEvents);\n    await insertSession',
        '    await insertSession',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/passwords/changePassword.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'email-undo-after-expiry',
    what: 'The old address can undo its change for ever.',
    edits: [
      [
        'packages/server/src/accounts/emailChanges/emailChanges.service.ts',
        "if (change.undoUntil === null || change.undoUntil <= now) return 'email_link_invalid';",
        "if (change.undoUntil === null) return 'email_link_invalid';",
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/accounts/emailChanges/emailChanges.test.ts'],
      titles: 'the old address',
    },
    tier: 'fast',
  },
  {
    name: 'notifications-store-whole-body',
    what: 'Whatever a call carries besides the choice of messages is stored with its user.',
    edits: [
      [
        'packages/server/src/accounts/account/account.service.ts',
        '  { texts, reminder48h, reminder3h }: Notifications,',
        '  notifications: Notifications,',
      ],
      [
        'packages/server/src/accounts/account/account.service.ts',
        'await updateNotifications(trx, userId, { texts, reminder48h, reminder3h });',
        'await updateNotifications(trx, userId, notifications);',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/account/account.test.ts'] },
    tier: 'fast',
  },
];
