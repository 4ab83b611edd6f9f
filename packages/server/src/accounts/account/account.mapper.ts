import type { Account } from '@plaitful/api-client/contract';
import { etagOf } from '../../platform/contract/etags.ts';
import type { AccountRow } from './account.repository.ts';

export function toAccount(row: AccountRow): Account {
  const { firstName, lastName, email, newEmail, mobilePhone, calendarFeedCreatedAt } = row;
  const { texts, reminder48h, reminder3h } = row;
  return {
    firstName,
    lastName,
    email,
    emailVerified: row.emailVerifiedAt !== null,
    newEmail,
    mobilePhone,
    notifications: { texts, reminder48h, reminder3h },
    calendarFeedCreatedAt: calendarFeedCreatedAt?.toISOString() ?? null,
    etag: etagOf(row),
  };
}
