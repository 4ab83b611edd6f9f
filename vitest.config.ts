import { statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { designSystem } from '@plaitful/design-system/vite';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand, BrowserConfigOptions } from 'vitest/node';
import type { PageMedia } from './.storybook/checkThemes.ts';
import { StoryResultsReporter } from './.storybook/docs/results.ts';
import { mockWorker } from './.storybook/mockWorker.ts';
import { reactCompilerOptions } from './app/scripts/reactCompiler.ts';
import { renderOnServer } from './packages/design-system/scripts/renderOnServer.ts';
import { databaseTests } from './packages/server/test/databaseTests.ts';
import { chromiumArgs, chromiumPath, headlessPath } from './scripts/chromium.mjs';

const executablePath = chromiumPath();

type ReaderSettings = NonNullable<Parameters<typeof playwright>[0]>['contextOptions'];

/** Chromium with these settings. */
const chromium = (contextOptions: ReaderSettings = {}) =>
  playwright({
    launchOptions: { args: [...chromiumArgs], ...(executablePath && { executablePath }) },
    contextOptions,
  });

/** The tier: `npm test`, `.ci/run` and `npm run test:all`; CONTRIBUTING says what belongs where. */
const tier = process.env['TEST_TIER'] ?? 'fast';

/** Whether the system has a folder in memory with room for the databases of the tests. */
function hasMemoryFolder(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 4 * 2 ** 30;
  } catch {
    return false;
  }
}

// Each file of the server's tests copies a database of 41 MB; on a disk that takes nearly a third of the suite’s time.
if (hasMemoryFolder()) process.env['TMPDIR'] ??= '/dev/shm';

/** Emulates media features; calls with the same features change nothing. */
const emulateMedia: BrowserCommand<[PageMedia]> = ({ page }, media) => page.emulateMedia(media);

/**
 * The browser of the browser tests, with a desktop viewport. An object each, since Vitest writes a project’s name into
 * it.
 */
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: chromium({ colorScheme: 'light' }),
  instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
  commands: { emulateMedia },
});

/** Stories check all themes in one run; the full tier plays each story in each theme as well. */
const storyBrowser = (): BrowserConfigOptions => {
  const { instances: [desk] = [], ...rest } = browser();
  // Animations take time; only the full tier waits for them.
  if (tier !== 'full')
    return { ...browser(), provider: chromium({ colorScheme: 'light', reducedMotion: 'reduce' }) };
  const readers: Record<string, ReaderSettings> = {
    light: { colorScheme: 'light' },
    dark: { colorScheme: 'dark' },
    'forced-colors': { colorScheme: 'dark', forcedColors: 'active' },
  };
  return {
    ...rest,
    instances: Object.entries(readers).map(([theme, settings]) => ({
      browser: 'chromium',
      ...desk,
      name: `storybook-${theme}`,
      provider: chromium(settings),
    })),
  };
};

/** The app's dependencies. If Vite found them later, it would reload the browser during a run. */
const prebundled = [
  '@vanilla-extract/recipes/createRuntimeFn',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-aria/usePreventScroll',
  'react-stately/useCalendarState',
  'react-router-dom',
  'openapi-fetch',
  'xstate',
  '@tanstack/react-query',
  '@xstate/react',
  '@internationalized/date',
  'msw',
  'msw/browser',
];

/** The options of the server's tests, for both databases. */
const server = {
  sequence: { groupOrder: 3 },
  globalSetup: 'packages/server/test/prepare.ts',
  // Long enough for whole servers on a slow machine under load.
  testTimeout: tier === 'full' ? 3_600_000 : 180_000,
  hookTimeout: tier === 'full' ? 600_000 : 180_000,
  expect: { poll: { timeout: 60_000 } },
};

const pageWalk = 'packages/e2e/src/pages.test.ts';

/** The options of the tests of the built product, in this browser. */
const endToEnd = (browserPath: string | undefined) => ({
  sequence: { groupOrder: 6 },
  globalSetup: 'packages/e2e/src/prepare.ts',
  // Long enough for a journey of many pages on a slow machine.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 45_000 } },
  env: {
    CHROMIUM_ARGS: chromiumArgs.join(' '),
    ...(browserPath && { CHROMIUM_PATH: browserPath }),
  },
});

/** Every test project of the repository; `npm test` runs them one after another. */
export default defineConfig({
  test: {
    // The tier that runs a test; tests without a tag run in every tier. CONTRIBUTING says what belongs where.
    tags: [
      { name: 'ci', description: 'Run by .ci/run and by npm run test:all, not by npm test.' },
      { name: 'nightly', description: 'Run by npm run test:all only.' },
    ],
    // Vitest's default would leave one core idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files share their worker's modules, which saves half of the time; the full tier shows that no file needs another.
    isolate: tier === 'full',
    // Also for the docs pages of Storybook.
    reporters: ['default', new StoryResultsReporter()],
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 1 },
          include: [
            'packages/{domain,flows,api-client,illustrations,messages,design-system}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'app/src/**/*.test.ts',
          ],
          exclude: ['packages/design-system/src/package/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'package',
          isolate: true,
          sequence: { groupOrder: 2 },
          include: ['packages/design-system/src/package/**/*.test.ts'],
          globalSetup: 'scripts/build.ts',
          // These tests make production builds.
          env: { NODE_ENV: 'production' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          env: { TEST_DATABASE_URL: '' },
        },
      },
      // On the PostgreSQL server of TEST_DATABASE_URL.
      ...(process.env['TEST_DATABASE_URL']
        ? [{ test: { ...server, name: 'server-postgres', include: databaseTests() } }]
        : []),
      {
        plugins: [
          storybookTest({ configDir: '.storybook', tags: { exclude: tier === 'fast' ? ['ci'] : [] } }),
        ],
        optimizeDeps: {
          include: [
            ...prebundled,
            'axe-core',
            '@storybook/react-vite',
            'msw-storybook-addon/csf3',
            'storybook/test',
          ],
        },
        test: {
          name: 'storybook',
          sequence: { groupOrder: 5 },
          // A journey has many pages, and the first test to open a page also waits for its build.
          testTimeout: 60_000,
          setupFiles: ['.storybook/vitest.setup.ts'],
          env: { TEST_TIER: tier },
          browser: storyBrowser(),
        },
      },
      {
        plugins: [react(reactCompilerOptions), designSystem(), mockWorker()],
        optimizeDeps: { include: [...prebundled, '@testing-library/react', 'axe-core', 'react-dom/server'] },
        test: {
          name: 'components',
          // In a shared browser a click once hung in the full tier; those of `npm test` have not.
          isolate: tier !== 'fast',
          sequence: { groupOrder: 4 },
          include: ['packages/design-system/src/**/*.test.tsx', 'app/src/**/*.test.tsx'],
          setupFiles: ['packages/design-system/src/testing/setup.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: { ...browser(), commands: { emulateMedia, renderOnServer } },
        },
      },
      {
        test: {
          ...endToEnd(headlessPath()),
          name: 'e2e',
          include: ['packages/e2e/src/**/*.test.ts'],
          exclude: [pageWalk],
        },
      },
      // In the browser that users have: the headless shell breaks lines differently.
      { test: { ...endToEnd(executablePath), name: 'e2e-pages', include: [pageWalk] } },
    ],
  },
});
