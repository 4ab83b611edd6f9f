import type { OutboxMessage } from '@plaitful/api-client/contract';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { inTransaction, withConnection } from '../database/transaction.ts';
import { sendPage, parseListQuery } from '../lists/lists.ts';
import { Problem, problem } from '../problems/problem.ts';
import {
  listUndelivered,
  resetAttempts,
  undeliveredFields,
  type UndeliveredRow,
} from './undelivered.repository.ts';
import type { MessageKinds } from './messageKind.ts';

const toMessage = (
  { nextAttemptAt, createdAt, lastTriedAt, ...row }: UndeliveredRow,
  kinds: MessageKinds,
): OutboxMessage => ({
  ...row,
  title: kinds[row.kind]?.title ?? row.kind,
  createdAt: createdAt.toISOString(),
  dueAt: nextAttemptAt.toISOString(),
  lastTriedAt: lastTriedAt?.toISOString() ?? null,
});

export const undeliveredHandlers = ({ database, clock, runOutbox }: ServerContext, kinds: MessageKinds) =>
  ({
    listUndeliveredMessages: async ({ query, reply }) => {
      const input = parseListQuery(query, undeliveredFields);
      if (input instanceof Problem) return input;
      const part = await withConnection(database, (trx) => listUndelivered(trx, input));
      return sendPage(reply, part).map((row) => toMessage(row, kinds));
    },
    retryMessage: async ({ path }) => {
      const row = await inTransaction(database, (trx) => resetAttempts(trx, path.messageId, clock()));
      if (row === undefined) return problem('not_found');
      runOutbox();
      return toMessage(row, kinds);
    },
  }) satisfies Handlers;
