/** A text that occurs exactly once in a file, and its replacement. A file is named by the end of its path. */
export type Edit = readonly [file: string, from: string, to: string];

/** The tests that must catch a fault: the end of a file's path, and where it is long, a pattern of titles. */
type Tests = readonly [file: string, titles?: string];

/** A fault planted in the product. */
export interface Mutation {
  readonly name: string;
  readonly effect: string;
  readonly tests: Tests;
  readonly edits: readonly Edit[];
}

const fault = (name: string, effect: string, tests: Tests, ...edits: Edit[]): Mutation => ({
  name,
  effect,
  tests,
  edits,
});

/** Faults that Stryker cannot express: races, SQL, style sheets, and how parts are connected. */
export const mutations: readonly Mutation[] = [
  // Races.
  fault(
    'day-lock',
    'Two bookings at the same time do not wait for each other: one chair is booked twice.',
    ['test/race.test.ts'],
    [
      'bookings.repository.ts',
      '  await sql`SELECT ${sql.join(locks)}`.execute(trx);',
      '  void trx; void locks;',
    ],
  ),
  fault(
    'unpaid-limit-race',
    'Bookings made at the same time pass the limit of unpaid bookings.',
    ['bookings/limits.test.ts'],
    ['users.repository.ts', ".where('id', '=', userId).forNoKeyUpdate();", ".where('id', '=', userId);"],
  ),
  fault(
    'retry-race',
    'What is sent twice at the same time is created twice.',
    ['createOnce.test.ts'],
    [
      'idempotency.repository.ts',
      `  await sql\`SELECT pg_advisory_xact_lock(hashtextextended(\${name}, \${seed}::bigint))\`.execute(trx);
`,
      '  void [sql, trx, name, seed];\n',
    ],
  ),
  fault(
    'closure-without-day-lock',
    'A closure does not wait for bookings of its days: one that arrives meanwhile is overrun.',
    ['closures/races.test.ts'],
    ['closures.service.ts', '  await lockDateRange(trx, { from, to });\n', '  void [from, to];\n'],
  ),
  fault(
    'reset-mails-race',
    'An address gets more reset mails when they are asked for at the same time.',
    ['passwords.test.ts', 'from the third request'],
    [
      'users.repository.ts',
      "lockedUser(trx, userId).where('erasedAt', 'is', null)",
      "trx.selectFrom('users').select(memberColumns).where('id', '=', userId).where('erasedAt', 'is', null)",
    ],
    [
      'accountMails/accountMails.ts',
      '  await lockEmailAddresses(trx, [email]);\n',
      '  void lockEmailAddresses;\n',
    ],
  ),
  fault(
    'login-during-password-change',
    'A login with a password that is being replaced leaves a session behind.',
    ['passwords.test.ts', 'PostgreSQL'],
    ['sessions.repository.ts', '  return user !== undefined;\n}', '  return user !== undefined || true;\n}'],
  ),
  fault(
    'message-race',
    'Two servers on one database send the same message.',
    ['outbox.repository.test.ts'],
    [
      'outbox.repository.ts',
      "    .limit(limit)\n    .forUpdate()\n    .skipLocked();\n  return trx\n    .updateTable('outbox')",
      "    .limit(limit);\n  return trx\n    .updateTable('outbox')",
    ],
  ),

  // Power, network, transactions.
  fault(
    'silent-database',
    'A call waits for a PostgreSQL that keeps silent as long as it does.',
    ['outage.test.ts'],
    ['postgres.ts', 'return socket.setTimeout(silenceMillis, () => {', 'return socket.setTimeout(0, () => {'],
  ),
  fault(
    'history-after-commit',
    'The history of a booking is written after its transaction.',
    ['kill.test.ts'],
    [
      'bookings.service.ts',
      '  await writeHistoryAndMessages(trx, row, deadlineMinutes, moment);\n  return row;',
      `  setTimeout(() => void inTransaction(moment.database, (own) => writeHistoryAndMessages(own, row, deadlineMinutes, moment)), 20);
  return row;`,
    ],
  ),
  fault(
    'answer-before-commit',
    'A call is answered while its transaction is still open.',
    ['kill.test.ts'],
    [
      'database/transaction.ts',
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
  ),
  fault(
    'refusal-stays',
    'What a refused call has written is committed.',
    ['database.test.ts'],
    ['database/transaction.ts', 'if (outcome instanceof Problem) throw new Refused(outcome);', ''],
  ),
  fault(
    'message-sent-twice',
    'A message that has gone is not noted as sent, and goes again.',
    ['outbox.test.ts', 'servers'],
    [
      'outbox.service.ts',
      'await inTransaction(database, (trx) => markDelivered(trx, messageId, clock()));',
      'void markDelivered;',
    ],
  ),

  // SQL.
  fault(
    'slot-constraint',
    'The database itself does not refuse a second booking of a slot.',
    ['test/race.test.ts'],
    ['001-start.sql', 'CREATE UNIQUE INDEX bookings_live_slot', 'CREATE INDEX bookings_live_slot'],
  ),
  fault(
    'chair-constraint',
    'The database itself does not refuse a second booking on a chair.',
    ['test/race.test.ts'],
    ['002-whole.sql', 'EXCLUDE USING gist (chair WITH =,', 'EXCLUDE USING gist (booking_id WITH =,'],
  ),
  fault(
    'consent-changed',
    'The record of consents can be changed.',
    ['consents.test.ts'],
    [
      '001-start.sql',
      'CREATE TRIGGER consents_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();',
      '',
    ],
  ),
  fault(
    'paid-booking-expired',
    'A paid booking is cancelled when its deadline passes.',
    ['changeBooking.test.ts'],
    ['bookings.queries.ts', "deposit = 'NOT_PAID' AND expires_at <= ${now}`;", 'expires_at <= ${now}`;'],
  ),
  fault(
    'foreign-device',
    'A browser that is known to one account needs no code for another one.',
    ['loginCodes.test.ts'],
    [
      'sessions.repository.ts',
      'WHERE devices.user_id = users.id AND devices.token_hash',
      'WHERE devices.token_hash',
    ],
  ),
  fault(
    'sql-injection',
    'A search word is written into the SQL text.',
    ['lists.test.ts'],
    [
      'lists/lists.ts',
      'const conditions = words.map((word) => sql<SqlBool>`${text} ILIKE ${likePattern(word)}`);',
      "const conditions = words.map((word) => sql<SqlBool>`${text} ILIKE ${sql.raw(`'${likePattern(word)}'`)}`);",
    ],
  ),
  fault(
    'contact-of-unverified-address',
    'What somebody wrote to the studio belongs to any account with that email address, verified or not.',
    ['privacy/addresses.test.ts'],
    [
      'users.repository.ts',
      "    .where('emailVerifiedAt', 'is not', null)\n    .where('erasedAt', 'is', null)\n    .forKeyShare()",
      "    .where('erasedAt', 'is', null)\n    .forKeyShare()",
    ],
  ),
  fault(
    'erased-users-listed',
    'Deleted accounts are in the list of users.',
    ['test/privacy.test.ts'],
    [
      'users.repository.ts',
      "    .select(bookedPhone.as('bookedPhone'))\n    .where('erasedAt', 'is', null);",
      "    .select(bookedPhone.as('bookedPhone'));",
    ],
  ),

  // Wiring.
  fault(
    'role-of-a-call',
    'Every signed-in user may make the calls of administrators.',
    ['access.test.ts'],
    ['contract.plugin.ts', ': operation.roles.some((role) => member.roles.includes(role));', ': true;'],
  ),
  fault(
    'foreign-booking-read',
    'A foreign booking is answered with 200, as if it were one’s own.',
    ['access.test.ts'],
    [
      'bookings.service.ts',
      'return row !== undefined && isVisibleTo(member, row) ? row',
      'return row !== undefined ? row',
    ],
  ),
  fault(
    'notifications-store-whole-body',
    'Whatever a call carries besides the choice of messages is stored with its user.',
    ['account/account.test.ts'],
    [
      'account.service.ts',
      '  { texts, reminder48h, reminder3h }: Notifications,',
      '  notifications: Notifications,',
    ],
    [
      'account.service.ts',
      'await updateNotifications(trx, userId, { texts, reminder48h, reminder3h });',
      'await updateNotifications(trx, userId, notifications);',
    ],
  ),
  fault(
    'other-reset-links',
    'The other reset links of a user work on after one was used.',
    ['passwords.test.ts'],
    ['access.repository.ts', '  await deletePasswordResets(trx, userId);\n', ''],
  ),
  fault(
    'sessions-after-reset',
    'Sessions live on after the password was reset.',
    ['passwords.test.ts'],
    ['access.repository.ts', '  await deleteSessionsOf(trx, userId, keptSession);\n', ''],
  ),
  fault(
    'forwarded-header-trusted',
    'The address in a forwarded header counts, whoever sends it.',
    ['test/connections.test.ts'],
    [
      'app.ts',
      'trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,',
      'trustProxy: true,',
    ],
  ),
  fault(
    'demo-accounts-open',
    'A server with demo accounts starts where others than this machine reach it.',
    ['start.test.ts'],
    [
      'startServer.ts',
      'const isDemo = await assertNoExposedDemoAccounts(database, config);',
      'const isDemo = true;',
    ],
  ),
  fault(
    'page-limit',
    'A client may have any number of pages a minute.',
    ['test/connections.test.ts'],
    ['app.ts', '    if (config.rateLimit) await limitPages(site);', '    void limitPages;'],
  ),
  fault(
    'trusted-types',
    'The policy of a page lets text become a script.',
    ['headers.test.ts'],
    ['headers.ts', `"require-trusted-types-for 'script'",`, ''],
  ),
  fault(
    'sent-message-in-log',
    'The log names the recipient of every message sent.',
    ['log.test.ts'],
    [
      'outbox.service.ts',
      "    await send(row, message, settings);\n    return 'stored';",
      `    await send(row, message, settings);
    settings.log.info({ messageId: row.messageId, to: message.to }, 'message sent');
    return 'stored';`,
    ],
  ),

  // Power cuts.
  fault(
    'fsync-hook',
    'Nothing that PostgreSQL syncs reaches the disk.',
    ['test/powerCut.test.ts', 'acknowledged'],
    ['database/durableFs.ts', 'fs.stream_ops.fsync = (', "fs.stream_ops['unused' as 'fsync'] = ("],
  ),
  fault(
    'fdatasync',
    'PostgreSQL syncs its log by a call that does nothing here.',
    ['test/powerCut.test.ts', 'acknowledged'],
    ['database/embedded.ts', "'wal_sync_method=fsync'", "'wal_sync_method=fdatasync'"],
  ),
  fault(
    'new-database-unsynced',
    'The files that a first start copies are not synced.',
    ['test/powerCut.test.ts', 'acknowledged'],
    [
      'database/embedded.ts',
      '    if (!isNew) return;\n    syncTreeSync(path);\n',
      '    if (!isNew) return;\n',
    ],
  ),
  fault(
    'old-database-unsynced',
    'The files of a database that was copied here are not synced.',
    ['test/powerCut.test.ts', 'acknowledged'],
    ['database/embedded.ts', '    syncTreeSync(path);\n  }\n', '  }\n'],
  ),
  fault(
    'new-names-unsynced',
    'The name of a new file of the database is not synced with it.',
    ['test/powerCut.test.ts', 'acknowledged'],
    ['database/durableFs.ts', 'syncPathSync(fs.realPath(node.parent));', ''],
  ),
  fault(
    'messages-unsynced',
    'A message in a file counts as sent before it is on the disk.',
    ['test/powerCut.test.ts', 'acknowledged'],
    ['outbox/transport.ts', '{ flush: fsync }', '{ flush: false }'],
    ['outbox/transport.ts', '  if (!fsync) return;\n', '  if (fsync) return;\n'],
  ),

  // Style sheets.
  fault(
    'contrast-in-dark',
    'In dark, the title of a summary has the colour of its ground.',
    ['ErrorSummary.stories.tsx'],
    [
      'ErrorSummary.css.ts',
      '    color: vars.color.text.heading,\n',
      `    color: vars.color.text.heading,
    '@media': { [media.dark]: { color: vars.color.status.danger.background } },
`,
    ],
  ),
  fault(
    'border-in-forced-colours',
    'In forced colours, nothing sets a dialog apart from the page.',
    ['forcedColors.test.tsx'],
    ['Dialog.css.ts', "      [media.forcedColors]: { border: '2px solid CanvasText' },\n", ''],
  ),
  fault(
    'overflow-on-phones',
    'A page is wider than a phone of 360 px.',
    ['FaqPage.stories.tsx'],
    [
      'FaqPage.css.ts',
      'export const questions = style({ minWidth: 0 });',
      'export const questions = style({ minWidth: 340 });',
    ],
  ),
];

/** Visible only with concurrent transactions, which the embedded database does not have. */
export const onPostgres: readonly string[] = [
  'day-lock',
  'unpaid-limit-race',
  'retry-race',
  'closure-without-day-lock',
  'reset-mails-race',
  'login-during-password-change',
  'message-race',
  'silent-database',
];

/** Caught only by nightly tests. */
export const nightly: readonly string[] = ['silent-database'];
