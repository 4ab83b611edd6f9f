import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of what Stryker mutates: without a browser and without a database. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    include: ['packages/{domain,flows}/src/**/*.test.ts', 'packages/server/src/**/*.policy.test.ts'],
  },
});
