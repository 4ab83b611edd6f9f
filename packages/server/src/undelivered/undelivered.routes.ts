import type { OutboxMessage } from '@plaitful/api-client/contract';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { inTransaction, reading } from '../database/transaction.ts';
import { answerPart, readListQuery } from '../lists/lists.ts';
import { Refusal, refuse } from '../problems/refusal.ts';
import {
  listUndelivered,
  makeDue,
  undeliveredFields,
  type UndeliveredRow,
} from './undelivered.repository.ts';

const toMessage = ({ nextAttemptAt, createdAt, lastTriedAt, ...row }: UndeliveredRow): OutboxMessage => ({
  ...row,
  createdAt: createdAt.toISOString(),
  dueAt: nextAttemptAt.toISOString(),
  lastTriedAt: lastTriedAt?.toISOString() ?? null,
});

/** Messages that could not be delivered. */
export const undeliveredHandlers = ({ database, clock, wakeOutbox }: ServerContext) =>
  ({
    listUndeliveredMessages: async ({ query, reply }) => {
      const wish = readListQuery(query, undeliveredFields);
      if (wish instanceof Refusal) return wish;
      const part = await reading(database, (trx) => listUndelivered(trx, wish));
      return answerPart(reply, part).map(toMessage);
    },
    retryMessage: async ({ path }) => {
      const row = await inTransaction(database, (trx) => makeDue(trx, path.messageId, clock()));
      if (row === undefined) return refuse('not_found');
      wakeOutbox();
      return toMessage(row);
    },
  }) satisfies Handlers;
