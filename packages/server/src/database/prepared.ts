import type { PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import { isStalePlan } from './errors.ts';

/** So many texts are told apart; lists of many lengths and orders make many that are not worth a plan. */
const mostTexts = 1000;

/** The name of each statement's plan, from the second time on that its text is sent. */
const names = new Map<string, string | undefined>();

let named = 0;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (!names.has(text)) {
    if (names.size < mostTexts) names.set(text, undefined);
    return undefined;
  }
  named += 1;
  const name = `plaitful_${named}`;
  names.set(text, name);
  return name;
}

const prepared = new WeakMap<PoolClient, PostgresPoolClient>();

/**
 * A connection that has PostgreSQL keep the plans of statements with values that are sent again and again: they were a
 * third of its work. A connection whose plans a migration has overtaken is thrown away when it is given back.
 */
export function preparing(client: PoolClient): PostgresPoolClient {
  const known = prepared.get(client);
  if (known !== undefined) return known;
  let isStale = false;
  const query = async (text: string, values: readonly unknown[]) => {
    const name = values.length === 0 ? undefined : nameOf(text);
    try {
      return await client.query({ text, values: [...values], ...(name !== undefined && { name }) });
    } catch (error) {
      isStale ||= isStalePlan(error);
      throw error;
    }
  };
  const wrapped = Object.create(client, {
    query: { value: query },
    release: { value: (destroy?: boolean) => client.release(destroy === true || isStale) },
  }) as PostgresPoolClient;
  prepared.set(client, wrapped);
  return wrapped;
}
