import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { databaseTests } from './databaseTests.ts';

it('finds the tests that open a database, also indirectly by imports, and no others', () => {
  const found = databaseTests().map((file) => relative(import.meta.dirname, file));
  // With testApp.ts, lasting.ts or a fixture.
  expect(found).toEqual(
    expect.arrayContaining(['access.test.ts', 'kill.mails.test.ts', '../src/platform/outbox/outbox.test.ts']),
  );
  expect(found).not.toContain('start.test.ts');
  expect(found).not.toContain('../src/bookings/bookings/ics.test.ts');
});
