import { studioMails } from '@plaitful/messages/en-CA/studioMails';
import { studioMailKinds } from '../../bookings/studioMails/studioMails.ts';

export const privacyMailKinds = studioMailKinds({
  familyDeleted: studioMails.familyDeleted,
  familyErased: studioMails.familyErased,
});
