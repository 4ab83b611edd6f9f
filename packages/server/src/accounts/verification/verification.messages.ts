import { accountMails } from '@plaitful/messages/en-CA/accountMails';
import { accountMailKinds } from '../accountMails/accountMails.ts';
import { createVerificationToken } from './verification.service.ts';

export const verificationMailKinds = accountMailKinds({
  emailVerification: {
    ...accountMails.emailVerification,
    isStillTrue: (_trx, { account }) => !account.emailVerified,
    /** All links work until they expire, so any of the mails can be opened. */
    values: async (trx, { row: { recipient: email }, account, now }) => ({
      ...account,
      token: await createVerificationToken(trx, { userId: account.id, email }, now),
    }),
  },
});
