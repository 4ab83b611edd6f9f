import { accountMails } from '@plaitful/messages/en-CA/accountMails';
import { accountMailKinds, withQueueTimeAsChangeTime } from '../accountMails/accountMails.ts';
import { isAdmin } from '@plaitful/domain/roles';
import { insertChangeToken, findChange } from './emailChanges.repository.ts';
import {
  findRestorableEmailOwner,
  findOtherUserByEmail,
  findAccountForMail,
} from '../users/users.repository.ts';
import { newToken } from '../../platform/tokens.ts';
import type { OutboxRow } from '../../platform/outbox/outbox.repository.ts';
import type { Trx } from '../../platform/database/database.ts';

const findChangeOfRow = (trx: Trx, { data }: Pick<OutboxRow, 'data'>) =>
  findChange(trx, Number(data['emailChangeId']));

export const emailChangeMailKinds = accountMailKinds({
  emailChange: {
    ...accountMails.emailChange,
    isStillTrue: async (trx, { row, now }) => {
      const change = await findChangeOfRow(trx, row);
      return change !== undefined && change.confirmedAt === null && change.expiresAt > now;
    },
    /**
     * Without a name, since the address may belong to somebody else. If another account has the address, or can still
     * restore it, a different mail is sent to it. The row does not show which, since the user who requested the change
     * may export it.
     */
    values: async (trx, { row, now }) => {
      const change = await findChangeOfRow(trx, row);
      if (change === undefined) throw new Error('the change of address is not there');
      const { userId, newEmail, emailChangeId } = change;
      const holder =
        (await findOtherUserByEmail(trx, newEmail, { userId })) ??
        (await findRestorableEmailOwner(trx, newEmail, { userId, now }));
      const account = holder && (await findAccountForMail(trx, holder.id));
      if (account !== undefined) return { ...account, mail: accountMails.emailChangeTaken.mail };
      const { token, tokenHash } = newToken();
      await insertChangeToken(trx, { tokenHash, emailChangeId, purpose: 'CONFIRM' });
      return { firstName: '', token };
    },
  },
  emailChangeTaken: accountMails.emailChangeTaken,
  /** The notice to the old address; sent after the end of the undo period, it has no link. */
  emailChanged: {
    ...accountMails.emailChanged,
    isStillTrue: async (trx, { row }) => (await findChangeOfRow(trx, row))?.undoneAt === null,
    values: async (trx, { row, account, now }) => {
      const change = await findChangeOfRow(trx, row);
      const changed = { ...account, changedAt: row.createdAt, needsCode: isAdmin(account.roles) };
      if (change === undefined || change.undoUntil === null || change.undoUntil <= now) return changed;
      const { emailChangeId, undoUntil } = change;
      const { token, tokenHash } = newToken();
      await insertChangeToken(trx, { tokenHash, emailChangeId, purpose: 'UNDO' });
      return { ...changed, undoUntil, token };
    },
  },
  emailChangeUndone: { ...accountMails.emailChangeUndone, values: withQueueTimeAsChangeTime },
});
