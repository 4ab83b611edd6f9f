import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { loadContract, getProperties } from '../contract/document.ts';
import type { OpenDatabase } from './database.ts';

/** Free texts: the operation that accepts them, their field, and their column. */
const texts = [
  ['register', 'firstName', 'users', 'first_name'],
  ['register', 'lastName', 'users', 'last_name'],
  ['register', 'email', 'users', 'email'],
  ['addServiceType', 'serviceName', 'service_types', 'service_name'],
  ['addStyle', 'style', 'styles', 'style'],
  ['addStyle', 'styleShortDescription', 'styles', 'short_description'],
  ['addStyle', 'styleFullDetailsOfService', 'styles', 'full_details'],
  ['addReview', 'review', 'reviews', 'review'],
  ['addReview', 'reviewBy', 'reviews', 'review_by'],
  ['createBooking', 'childName', 'bookings', 'child_name'],
  ['addChild', 'name', 'children', 'name'],
  ['addChild', 'hairCard.avoid', 'children', 'avoid'],
  ['addChild', 'hairCard.calming', 'children', 'calming'],
  ['setStudioNote', 'note', 'children', 'studio_note'],
  ['sendContactMessage', 'name', 'contact_messages', 'name'],
  ['sendContactMessage', 'email', 'contact_messages', 'email'],
  ['sendContactMessage', 'phone', 'contact_messages', 'phone'],
  ['sendContactMessage', 'message', 'contact_messages', 'message'],
] as const;

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

function limitOfContract(operationId: string, field: string): unknown {
  const body = loadContract().find(({ id }) => id === operationId)?.body ?? {};
  const found = field.split('.').reduce((schema, name) => getProperties(schema)[name] ?? {}, body);
  return found['maxLength'];
}

/** From the constraints as PostgreSQL prints them; its length() counts code points, as the contract does. */
async function limitOfDatabase(table: string, column: string): Promise<number> {
  const { rows } = await sql<{ definition: string }>`
    SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE contype = 'c' AND conrelid = ${table}::regclass`.execute(opened.database);
  const limit = new RegExp(`length\\(${column}\\) <= (\\d+)`);
  return Math.min(...rows.map(({ definition }) => Number(limit.exec(definition)?.[1] ?? Infinity)));
}

describe('the longest text', () => {
  it.each(texts)(
    '%s takes as %s is the longest that the database keeps',
    async (id, field, table, column) => {
      expect(limitOfContract(id, field)).toBeTypeOf('number');
      expect(await limitOfDatabase(table, column)).toBe(limitOfContract(id, field));
    },
  );

  it('is counted in code points by the database, too', async () => {
    const { rows } = await sql<{ length: number }>`SELECT length(${'👧🏽é'}::text) AS length`.execute(
      opened.database,
    );
    expect(rows[0]?.length).toBe(3);
  });
});
