import type { Database } from '../database/database.ts';

const counts = new WeakMap<Database, number>();

/** How often this server has changed styles, service types or reviews; another server's changes are not counted. */
export const countChanges = (database: Database): number => counts.get(database) ?? 0;

/** Waits for a change of styles, service types or reviews, and counts it before anybody is told of it. */
export async function changing<Outcome>(
  { database }: { readonly database: Database },
  change: Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await change;
  } finally {
    counts.set(database, countChanges(database) + 1);
  }
}
