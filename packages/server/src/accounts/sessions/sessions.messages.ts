import { accountMails } from '@plaitful/messages/en-CA/accountMails';
import { accountMailKinds } from '../accountMails/accountMails.ts';
import { createLoginCode } from './sessions.repository.ts';

export const sessionMailKinds = accountMailKinds({
  loginCode: {
    ...accountMails.loginCode,
    isStillTrue: (_trx, { row, account }) => account.email === row.recipient,
    values: async (trx, { account, now }) => ({
      ...account,
      code: await createLoginCode(trx, account.id, now),
    }),
  },
});
