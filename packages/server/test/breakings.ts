/** What is changed in a file of the server as it is read. */
export interface Change {
  /** Its path inside the package. */
  readonly file: string;
  /** What is written in place of what, each once. */
  readonly edits: readonly (readonly [from: string, to: string])[];
}

/**
 * Ways to break the server on purpose: each takes one thing away that the server's hardest tests prove, so that they
 * are seen to fail without it. `changedServer.ts` starts such a server.
 */
export const breakings: Readonly<Record<string, readonly Change[]>> = {
  /** Messages are written when what they tell of has been committed, in a transaction of their own. */
  'outbox-after-commit': [
    {
      file: 'src/outbox/outbox.repository.ts',
      edits: [
        [
          'export async function insertMessage(trx: Trx, message: NewMessage): Promise<void> {',
          `const unwritten: NewMessage[] = [];
export async function insertMessage(_trx: Trx, message: NewMessage): Promise<void> {
  unwritten.push(message);
}
async function writeMessage(trx: Trx, message: NewMessage): Promise<void> {`,
        ],
        [
          '): Promise<OutboxRow[]> {\n',
          '): Promise<OutboxRow[]> {\n  for (const message of unwritten.splice(0)) await writeMessage(trx, message);\n',
        ],
      ],
    },
  ],
  /** A call is answered while its transaction is still open. */
  'answer-before-commit': [
    {
      file: 'src/database/transaction.ts',
      edits: [
        [
          'return await database.transaction().execute(work);',
          `return await new Promise<Result>((answer, fail) => {
        const early = async (trx: Trx): Promise<void> => {
          answer(await work(trx));
          await setTimeout(20);
        };
        database.transaction().execute(early).catch(fail);
      });`,
        ],
      ],
    },
  ],
  /** History, consents and messages are written when the booking has been committed, in a transaction of their own. */
  'history-after-commit': [
    {
      file: 'src/bookings/bookings.service.ts',
      edits: [
        [
          'await writeHistoryAndMessages(trx, row, moment);',
          'setTimeout(() => void inTransaction(moment.database, (own) => writeHistoryAndMessages(own, row, moment)), 20);',
        ],
      ],
    },
  ],
};
