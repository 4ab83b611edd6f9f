import { accountMails } from '@plaitful/messages/en-CA/accountMails';
import { accountMailKinds } from '../accountMails/accountMails.ts';
import { resetLinkMinutes } from '@plaitful/domain/account';
import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import { hasNewerMessage } from '../../platform/outbox/outbox.repository.ts';
import { insertReset } from './passwords.repository.ts';
import { newToken } from '../../platform/tokens.ts';

export const passwordMailKinds = accountMailKinds({
  passwordReset: {
    ...accountMails.passwordReset,
    isStillTrue: async (trx, { row: { kind, messageId, recipient }, account }) =>
      !(await hasNewerMessage(trx, { kind, userId: account.id, messageId })) &&
      // Nothing that gives access to an account is sent to a former address.
      account.email === recipient,
    values: async (trx, { account, now }) => {
      const { token, tokenHash } = newToken();
      const expiresAt = addMinutesToInstant(now, resetLinkMinutes);
      await insertReset(trx, { tokenHash, userId: account.id, createdAt: now, expiresAt });
      return { ...account, token };
    },
  },
  passwordChanged: {
    ...accountMails.passwordChanged,
    values: (_trx, { row: { createdAt, data }, account }) => ({
      ...account,
      changedAt: createdAt,
      keepsSession: data['keepsSession'] === true,
    }),
  },
});
