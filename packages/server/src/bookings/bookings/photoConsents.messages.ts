import { studioMails } from '@plaitful/messages/en-CA/studioMails';
import { studioMailKinds } from '../studioMails/studioMails.ts';
import { findPhotoConsentWithdrawal } from './bookingMessages.repository.ts';

export const photoConsentMailKinds = studioMailKinds({
  photoConsentWithdrawn: {
    ...studioMails.photoConsentWithdrawn,
    findFamily: async (trx, { userId, bookingId, data, createdAt: at }, now) => {
      if (userId === null) return undefined;
      const childId = typeof data['childId'] === 'number' ? data['childId'] : undefined;
      const withdrawn = await findPhotoConsentWithdrawal(trx, { userId, bookingId, childId, at }, now);
      return withdrawn && { userId, ...withdrawn };
    },
  },
});
