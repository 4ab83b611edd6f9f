import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './exec.ts';

/** A directive that disables a rule, with the reason that must follow it. */
const exception = /(?:\/\/|\/\*|\{\/\*) *(?:oxlint|eslint)-disable[\w-]* [^\n]*/g;
const withReason = /-disable[\w-]* [^\n]+ -- \S+ /;
const expected = /@ts-expect-error *(?:\n|$)/;

const leftOut = new Set(['node_modules', 'dist', '.data']);
const sources = globSync('{app,bench,packages,scripts,.storybook}/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => path.split('/').some((part) => leftOut.has(part)),
});

const unreasoned = (text: string): string[] => [
  ...[...text.matchAll(exception)].map(([comment]) => comment).filter((comment) => !withReason.test(comment)),
  ...(expected.exec(text) ?? []),
];

describe('lint suppressions', () => {
  it('has a reason', () => {
    expect(sources.length).toBeGreaterThan(1000);
    const silent = sources.flatMap((path) =>
      unreasoned(readFileSync(join(root, path), 'utf8')).map((comment) => `${path}: ${comment}`),
    );
    expect(silent).toEqual([]);
  });

  it('are rejected without a reason', () => {
    const silent = ['oxlint-disable-next-line no-console', 'eslint-disable no-console'].map(
      (text) => `// ${text}`,
    );
    expect(unreasoned(silent.join('\n'))).toEqual(silent);
    expect(unreasoned(`${silent[0]} -- read by the developer`)).toEqual([]);
  });
});

describe('the colour scheme', () => {
  // What themes are made of, styles that several style sheets share, and the style sheet of mails with its test.
  const themes = /^packages\/design-system\/src\/(?:createTheme|theme|tokens)\//;
  const ofStyleSheets = [
    'packages/design-system/src/foundations/tokenList.ts',
    'packages/design-system/src/private/keepFillInForcedColors.ts',
    'packages/messages/src/mail/mailStyle.ts',
    'packages/messages/src/mail/mails.test.ts',
  ];
  const asks = /prefers-color-scheme|forced-colors|\bmedia\.(?:dark|forcedColors)\b|\bmedia\[/;

  it('is only used by style sheets, so that a story played in light is valid for the other themes', () => {
    const scripts = sources.filter(
      (path) =>
        /^(?:app|packages\/(?!e2e|server)[\w-]+)\/src\//.test(path) &&
        !path.endsWith('.css.ts') &&
        !themes.test(path),
    );
    const asking = scripts.filter((path) => asks.test(readFileSync(join(root, path), 'utf8')));
    expect(asking.toSorted()).toEqual(ofStyleSheets.toSorted());
  });
});

describe('code that is loaded later', () => {
  // What fetches it, and what a page does when that fails.
  const loaders = [
    'app/src/entry/client.tsx', // what `loadModule` calls there
    'app/src/entry/routes.tsx', // `withModuleRecovery` of the same file
    'packages/design-system/src/components/Toast/Toast.tsx', // shows the texts without it
  ];
  const later = /\blazy\(|\bimport\(/;
  const recovering = /\b(?:lazyComponent|loadModule)\(/;

  it('is loaded so that a failed fetch never takes the page with it', () => {
    const parts = sources.filter(
      (path) =>
        /^(?:app|packages\/design-system)\/src\//.test(path) &&
        !/\.(?:test|stories)\.tsx?$|\/(?:lib\/code|testing|package|workshop)\//.test(path),
    );
    const bare = parts.filter((path) => {
      const lines = readFileSync(join(root, path), 'utf8').split('\n');
      return lines.some((line, index) => {
        const around = lines.slice(Math.max(0, index - 2), index + 1).join('\n');
        return later.test(line) && !recovering.test(around);
      });
    });
    expect(bare.toSorted()).toEqual(loaders);
  });
});

describe('the server', () => {
  const server = sources.filter(
    (path) => path.startsWith('packages/server/src/') && !/\.(?:test|fixture)\.ts$/.test(path),
  );

  it('has its SQL in files named *.repository.ts, and in *.queries.ts where reads have a file of their own', () => {
    const query = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`/;
    const mayHaveSql = (path: string): boolean =>
      /\.(?:queries|repository)\.ts$/.test(path) ||
      /\/(?:database|demo)\//.test(path) ||
      [
        // The helpers that the queries of all lists use.
        'platform/lists/lists.ts',
        // Whether the database answers.
        'platform/health/health.routes.ts',
      ].some((name) => path.endsWith(`/src/${name}`));
    const elsewhere = server.filter(
      (path) => !mayHaveSql(path) && query.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(elsewhere).toEqual([]);
  });

  it('names the files of a resource after the resource and their role', () => {
    const ownIdeas = [
      'bookings.export.ts',
      'bookingChanges.service.ts',
      'bookingsList.queries.ts',
      'bookingMessages.repository.ts',
      'bookingMessages.service.ts',
      'claimSlot.ts',
      'ics.ts',
      'photoConsents.messages.ts',
      'styleAvailability.service.ts',
      'styleOptions.repository.ts',
      'visits.service.ts',
    ];
    const others = server.filter((path) => {
      const [, resource, name = ''] =
        /src\/(?:accounts|catalogue|bookings)\/(bookings|styles|serviceTypes|reviews|passwords|verification)\/(.+)$/.exec(
          path,
        ) ?? [];
      const suffix = name.replace(`${resource}.`, '');
      const isUsual = /^(?:routes|service|queries|repository|mapper|messages|policy)\.ts$/.test(suffix);
      return resource !== undefined && !isUsual && !ownIdeas.includes(name);
    });
    expect(others).toEqual([]);
  });
});
