import { accountMails } from '@plaitful/messages/en-CA/accountMails';
import { accountMailKinds, changedWhenQueued } from '../../accounts/accountMails/accountMails.ts';

export const calendarMailKinds = accountMailKinds({
  calendarFeedCreated: { ...accountMails.calendarFeedCreated, values: changedWhenQueued },
});
