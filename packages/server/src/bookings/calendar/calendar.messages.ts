import { accountMails } from '@plaitful/messages/en-CA/accountMails';
import { accountMailKinds, withQueueTimeAsChangeTime } from '../../accounts/accountMails/accountMails.ts';

export const calendarMailKinds = accountMailKinds({
  calendarFeedCreated: { ...accountMails.calendarFeedCreated, values: withQueueTimeAsChangeTime },
});
