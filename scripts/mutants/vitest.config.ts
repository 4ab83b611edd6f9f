import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of the code that Stryker mutates: without a browser and without a database. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['packages/{domain,flows}/src/**/*.test.ts', 'packages/server/src/**/*.policy.test.ts'],
  },
});
