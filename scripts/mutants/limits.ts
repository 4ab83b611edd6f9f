import type { Fault } from './fault.ts';

export const limitFaults: readonly Fault[] = [
  {
    name: 'registration-limit',
    what: 'The limit of registrations is 1,000 times as high.',
    edits: [
      [
        'packages/server/src/platform/limits/rateLimits.ts',
        'registrationsPerHour: 30,',
        'registrationsPerHour: 30_000,',
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/test/connections.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'login-limit-of-client',
    what: 'The limit of failed logins of a client is 1,000 times as high.',
    edits: [
      ['packages/server/src/platform/limits/rateLimits.ts', 'limits: [5, 100]', 'limits: [5, 100_000]'],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/accounts/sessions/sessions.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'login-limit-of-account',
    what: 'The limit of failed logins of an account from all clients is 1,000 times as high.',
    edits: [
      [
        'packages/server/src/platform/limits/rateLimits.ts',
        'loginWithoutCode: { limits: [20]',
        'loginWithoutCode: { limits: [20_000]',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/sessions/loginCodes.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'login-code-tries',
    what: 'A code for a login can be tried 1,000 times as often.',
    edits: [
      ['packages/server/src/accounts/sessions/sessions.repository.ts', 'mostTries = 5;', 'mostTries = 5000;'],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/sessions/loginCodes.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'reset-mails-an-hour',
    what: 'An address gets 1,000 times as many reset mails an hour.',
    edits: [
      [
        'packages/server/src/platform/limits/rateLimits.ts',
        'resetMailsPerHour: 2,',
        'resetMailsPerHour: 2000,',
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/accounts/passwords/passwords.test.ts'],
      titles: 'third time',
    },
    tier: 'fast',
  },
  {
    name: 'reset-mails-race',
    what: 'An address gets more reset mails when they are asked for at the same time.',
    edits: [
      [
        'packages/server/src/accounts/users/users.repository.ts',
        "lockedUser(trx, userId).where('erasedAt', 'is', null)",
        "trx.selectFrom('users').select(memberColumns).where('id', '=', userId).where('erasedAt', 'is', null)",
      ],
    ],
    tests: {
      project: 'server-postgres',
      files: ['packages/server/src/accounts/passwords/passwords.test.ts'],
      titles: 'third time',
    },
    tier: 'ci',
  },
  {
    name: 'common-password',
    what: 'A common password is taken.',
    edits: [
      [
        'packages/server/src/accounts/users/passwords.policy.ts',
        'return isCommon(password) ?',
        'return isCommon(password) && password === name ?',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/accounts/users/passwords.policy.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'link-in-name',
    what: 'A name with a link in it is taken.',
    edits: [
      ['packages/domain/src/personName.ts', "if (ADDRESS.test(visible)) return 'address';", 'void ADDRESS;'],
    ],
    tests: { project: 'unit', files: ['packages/domain/src/personName.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'contact-limit-of-address',
    what: 'The limit of messages from an address is 1,000 times as high.',
    edits: [['packages/server/src/platform/limits/rateLimits.ts', 'limits: [5, 5]', 'limits: [5, 5000]']],
    tests: { project: 'server', files: ['packages/server/src/site/contact/contact.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'forwarded-header-trusted',
    what: 'The address in a forwarded header counts, whoever sends it.',
    edits: [
      [
        'packages/server/src/app/app.ts',
        'trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,',
        'trustProxy: true,',
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/test/connections.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'metrics-through-proxy',
    what: 'Metrics are answered through a proxy.',
    edits: [
      [
        'packages/server/src/platform/metrics/metrics.routes.ts',
        `  if (forwarded.some((name) => headers[name] !== undefined)) return false;
`,
        `  void forwarded; void headers;
`,
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/platform/metrics/metrics.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'demo-accounts-open',
    what: 'A server with demo accounts starts where others than this machine reach it.',
    edits: [
      [
        'packages/server/src/app/startServer.ts',
        'const isDemo = await assertNoExposedDemoAccounts(database, config);',
        'const isDemo = true;',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/start.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'page-limit',
    what: 'A client may have any number of pages a minute.',
    edits: [
      [
        'packages/server/src/app/app.ts',
        '    if (config.rateLimit) await limitPages(site);',
        '    void limitPages;',
      ],
    ],
    tests: { project: 'server', files: ['packages/server/test/connections.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'packed-body',
    what: 'A compressed body is read.',
    edits: [
      [
        'packages/server/src/platform/contract/contract.plugin.ts',
        "(headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'",
        "(headers['content-encoding'] ?? 'identity') === ''",
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/platform/compress.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'pixel-limit',
    what: 'A picture of any number of pixels is decoded.',
    edits: [
      [
        'packages/server/src/catalogue/images/encode.ts',
        'return isTooLarge ?',
        'return isTooLarge && bytes.length < 0 ?',
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/catalogue/images/images.test.ts', 'packages/server/test/images.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'picture-without-headers',
    what: 'A picture is served without nosniff and without its policy.',
    edits: [
      [
        'packages/server/src/catalogue/images/images.routes.ts',
        `      withSubresourceHeaders(reply)
`,
        `      reply
`,
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/catalogue/images/images.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'trusted-types',
    what: 'The policy of a page lets text become a script.',
    edits: [['packages/server/src/platform/headers.ts', `"require-trusted-types-for 'script'",`, '']],
    tests: { project: 'server', files: ['packages/server/src/platform/headers.test.ts'] },
    tier: 'fast',
  },
  {
    name: 'api-answer-kept',
    what: 'Answers of the API may be kept in caches.',
    edits: [['packages/server/src/app/app.ts', "reply.header('cache-control', 'no-store');", 'void reply;']],
    tests: {
      project: 'server',
      files: ['packages/server/src/platform/headers.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'script-element-ended',
    what: 'A name can end the script element that it is written into.',
    edits: [['packages/server/src/platform/markup.ts', ".replaceAll('<', String.raw`\\u003c`)", '']],
    tests: {
      project: 'server',
      files: ['packages/server/src/site/pages.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'demo-on-public-host',
    what: 'A demo studio is served on a public address.',
    edits: [
      [
        'packages/server/src/app/demo/demoAccountGuard.ts',
        'if (isDemo && problems.length > 0)',
        'if (isDemo && problems.length > 9)',
      ],
    ],
    tests: {
      project: 'server',
      files: ['packages/server/src/app/demo/demoAccountGuard.test.ts'],
    },
    tier: 'fast',
  },
  {
    name: 'sql-injection',
    what: 'A search word is written into the SQL text.',
    edits: [
      [
        'packages/server/src/platform/lists/lists.ts',
        'const conditions = words.map((word) => sql<SqlBool>`${text} ILIKE ${likePattern(word)}`);',
        "const conditions = words.map((word) => sql<SqlBool>`${text} ILIKE ${sql.raw(`'${likePattern(word)}'`)}`);",
      ],
    ],
    tests: { project: 'server', files: ['packages/server/src/platform/lists/lists.test.ts'] },
    tier: 'fast',
  },
];
