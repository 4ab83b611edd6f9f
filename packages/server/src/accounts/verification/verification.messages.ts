import { accountMails } from '@plaitful/messages/en-CA/accountMails';
import { accountMailKinds } from '../accountMails/accountMails.ts';
import { verificationLinkMinutes } from '@plaitful/domain/account';
import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import { insertVerification } from './verification.repository.ts';
import { newToken } from '../../platform/tokens.ts';

export const verificationMailKinds = accountMailKinds({
  emailVerification: {
    ...accountMails.emailVerification,
    isStillTrue: (_trx, { account }) => !account.emailVerified,
    /** All links work until they expire, so any of the mails can be opened. */
    values: async (trx, { row: { recipient }, account, now }) => {
      const { token, tokenHash } = newToken();
      const expiresAt = addMinutesToInstant(now, verificationLinkMinutes);
      const link = { tokenHash, userId: account.id, email: recipient, createdAt: now, expiresAt };
      await insertVerification(trx, link);
      return { ...account, token };
    },
  },
});
