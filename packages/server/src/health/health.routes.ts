import { sql } from 'kysely';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';

/** For whoever keeps the server running. */
export const healthHandlers = ({ database }: ServerContext) =>
  ({
    getHealth: () => ({ status: 'ok' }),
    getReadiness: async () => {
      await sql`SELECT 1`.execute(database);
      return { status: 'ok' };
    },
  }) satisfies Handlers;
