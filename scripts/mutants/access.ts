import type { Fault } from './fault.ts';

export const accessFaults: readonly Fault[] = [
  {
    name: 'role-of-a-call',
    what: 'Every signed-in user may make the calls of administrators.',
    edits: [
      [
        'packages/server/src/platform/contract/contract.plugin.ts',
        ': operation.roles.some((role) => member.roles.includes(role));',
        ': true;',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/access.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'foreign-booking-read',
    what: 'A foreign booking is answered with 200, as if it were one’s own.',
    edits: [
      [
        'packages/server/src/bookings/bookings/bookings.service.ts',
        'row !== undefined && (row.userId === member.id || isAdmin(member.roles));',
        'row !== undefined;',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/access.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'foreign-booking-status',
    what: 'A foreign booking is forbidden, which tells that it exists, instead of not found.',
    edits: [
      [
        'packages/server/src/bookings/bookings/bookings.service.ts',
        "return isVisible ? row : problem('booking_not_found');",
        "return isVisible ? row : problem('forbidden');",
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/access.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'foreign-booking-cancelled',
    what: 'A member can cancel a foreign booking.',
    edits: [
      [
        'packages/server/src/bookings/bookings/bookingChanges.service.ts',
        'found !== undefined && (ownerId === undefined || found.userId === ownerId);',
        'found !== undefined;',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/access.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'foreign-booking-moved',
    what: 'A member can move a foreign booking.',
    edits: [
      [
        'packages/server/src/bookings/bookings/bookingChanges.service.ts',
        `row.serviceId === serviceId &&
  (member.id === row.userId || isAdmin(member.roles));`,
        'row.serviceId === serviceId && member !== undefined && isAdmin !== undefined;',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/access.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'moved-to-another-service',
    what: 'A booking can be moved into the time slots of another service.',
    edits: [
      [
        'packages/server/src/bookings/bookings/bookingChanges.service.ts',
        `  row.serviceId === serviceId &&
`,
        `  serviceId > 0 &&
`,
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/bookings/bookings/rescheduleBooking.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'booked-for-another-user',
    what: 'A member can book in the name of another user.',
    edits: [
      [
        'packages/server/src/bookings/bookings/bookings.service.ts',
        `  if (body.userId !== undefined && body.userId !== member.id) return problem('forbidden');
`,
        '',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/access.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'role-at-registration',
    what: 'Whoever registers chooses their own role.',
    edits: [
      [
        'packages/server/src/accounts/users/users.service.ts',
        "roles: ['ROLE_USER' as const],",
        "roles: ((registration as unknown as { roles?: 'ROLE_USER'[] | string }).roles === undefined ? ['ROLE_USER' as const] : [(registration as unknown as { roles: never }).roles].flat()) as never,",
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/sessions/sessions.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'idle-session',
    what: 'A session without use does not end.',
    edits: [
      [
        'packages/server/src/accounts/sessions/sessions.service.ts',
        'now.getTime() < lastUsedAt.getTime() + idleMs && ',
        '',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/sessions/sessions.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'expired-sessions-kept',
    what: 'Expired sessions are never deleted from the database.',
    edits: [
      [
        'packages/server/src/accounts/sessions/sessions.repository.ts',
        `  await trx
    .deleteFrom('sessions')
    .where((row) =>`,
        `  if (dead.olderThan.getTime() > 0) return;
  await trx
    .deleteFrom('sessions')
    .where((row) =>`,
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/sessions/sessions.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'parallel-logins',
    what: 'Logins sent at the same time are not counted until they have failed.',
    edits: [
      [
        'packages/server/src/accounts/sessions/sessions.routes.ts',
        `      if (limited !== undefined) return limited;
`,
        `      if (limited !== undefined) return limited;
      await failures.refund(keys);
`,
      ],
      [
        'packages/server/src/accounts/sessions/sessions.routes.ts',
        `      if ('problem' in outcome) {
`,
        `      if ('problem' in outcome) {
        await failures.consume(keys);
`,
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/sessions/sessions.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'login-during-password-change',
    what: 'A login with a password that is being replaced leaves a session behind.',
    edits: [
      [
        'packages/server/src/accounts/sessions/sessions.repository.ts',
        `  return user !== undefined;
}`,
        `  return user !== undefined || true;
}`,
      ],
    ],
    tests: {
      project: 'server-postgres',
      files: ['packages/server/src/accounts/passwords/passwords.test.ts'],
      titles: 'PostgreSQL',
    },
    tier: 'ci',
  },
  {
    name: 'reset-link-race',
    what: 'A reset link works for both of two that use it at the same time.',
    edits: [
      [
        'packages/server/src/accounts/passwords/passwords.service.ts',
        '    await lockUser(trx, owner);\n',
        '',
      ],
      [
        'packages/server/src/accounts/passwords/passwords.repository.ts',
        `  const taken = await trx
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return taken?.userId;`,
        `  const taken = await trx.selectFrom('passwordResets').select('userId').where('tokenHash', '=', tokenHash).where('expiresAt', '>', now).executeTakeFirst();
  await trx.deleteFrom('passwordResets').where('tokenHash', '=', tokenHash).execute();
  return taken?.userId;`,
      ],
    ],
    tests: {
      project: 'server-postgres',
      files: ['packages/server/src/accounts/passwords/passwords.test.ts'],
      titles: 'PostgreSQL',
    },
    tier: 'ci',
  },
  {
    name: 'other-reset-links',
    what: 'The other reset links of a user work on after one was used.',
    edits: [
      [
        'packages/server/src/accounts/access/access.repository.ts',
        '  await deleteResetsOf(trx, userId);\n',
        '',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/passwords/passwords.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'foreign-device',
    what: 'A browser that is known to one account needs no code for another one.',
    edits: [
      [
        'packages/server/src/accounts/sessions/sessions.repository.ts',
        'WHERE devices.user_id = users.id AND devices.token_hash',
        'WHERE devices.token_hash',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/sessions/loginCodes.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'login-code-twice',
    what: 'A code for a login works again after it was used.',
    edits: [
      [
        'packages/server/src/accounts/sessions/sessions.repository.ts',
        `  await trx.deleteFrom('loginCodes').where('userId', '=', userId).execute();
  return true;`,
        '  return true;',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/sessions/loginCodes.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'login-code-burned',
    what: 'Whoever does not know the password uses up the tries with a code.',
    edits: [
      [
        'packages/server/src/accounts/sessions/sessions.service.ts',
        'await isCodeRight(trx, user, { email, code, now })',
        'await isCodeRight(trx, found, { email, code, now })',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/sessions/loginCodes.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'reset-link-twice',
    what: 'A reset link works again after it was used.',
    edits: [
      [
        'packages/server/src/accounts/access/access.repository.ts',
        '  await deleteResetsOf(trx, userId);\n',
        '',
      ],
      [
        'packages/server/src/accounts/passwords/passwords.repository.ts',
        `  const taken = await trx
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();`,
        `  const taken = await trx
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();`,
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/accounts/passwords/passwords.test.ts'],
      titles: 'a reset link',
    },
    tier: 'fast',
  },
  {
    name: 'sessions-after-reset',
    what: 'Sessions live on after the password was reset.',
    edits: [
      [
        'packages/server/src/accounts/access/access.repository.ts',
        '  await deleteSessionsOf(trx, userId, keptSession);\n',
        '',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/passwords/passwords.test.ts'] },
    tier: 'fast',
  },
];
