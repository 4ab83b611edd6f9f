import { defineConfig } from 'vitest/config';

/** Every test project of the repository; `npm test` runs them one after the other and counts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{domain,flows,api-client,illustrations,design-system}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'app/src/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/{src,test}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['packages/e2e/src/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
