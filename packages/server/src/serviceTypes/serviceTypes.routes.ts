import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { listServiceTypes } from './serviceTypes.repository.ts';

/** Service types. */
export const serviceTypesHandlers = ({ database }: ServerContext) =>
  ({
    listServiceTypes: () => inTransaction(database, listServiceTypes),
  }) satisfies Handlers;
