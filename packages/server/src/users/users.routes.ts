import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../problems/refusal.ts';
import { listUsers } from './users.repository.ts';
import { registerUser } from './users.service.ts';

/** Accounts. */
export const usersHandlers = ({ database, clock }: ServerContext) =>
  ({
    register: async ({ body }) => {
      const outcome = await registerUser(database, body, clock());
      return outcome instanceof Refusal ? outcome : { ...outcome, roles: [...outcome.roles] };
    },
    listUsers: async () => {
      const users = await inTransaction(database, listUsers);
      return users.map((user) => ({ ...user, roles: user.roles.map((name) => ({ name })) }));
    },
  }) satisfies Handlers;
