import type { StudioValues } from '../studioValues.ts';

export interface ConsentValues extends Pick<
  StudioValues,
  | 'businessName'
  | 'contactEmail'
  | 'graceMinutes'
  | 'lateFee'
  | 'deadlineSpan'
  | 'verifySpan'
  | 'policyNoticeHours'
> {
  readonly deposit: string;
}

/** Must change whenever one of the texts below does. */
export const consentVersion = 'en-CA 4';

/**
 * The three consents. The server stores a hash of the texts shown. `photoAsked` replaces `photo` where photos are a
 * question.
 */
export const consentLabels = {
  policies: {
    label: 'I agree to the booking policies.',
    text: ({
      businessName,
      graceMinutes,
      lateFee,
    }: Pick<ConsentValues, 'businessName' | 'graceMinutes' | 'lateFee'>) =>
      `I have read the booking policies of ${businessName}. I will bring my child on time and in good health, with clean, detangled hair. If we arrive more than ${graceMinutes} minutes late, a late fee of ${lateFee} applies. I will be back by the end of the appointment to pick her up.`,
  },
  cancellation: {
    label: 'I agree to the cancellation policy.',
    text: ({
      deposit,
      deadlineSpan,
      verifySpan,
      policyNoticeHours,
    }: Pick<ConsentValues, 'deposit' | 'deadlineSpan' | 'verifySpan' | 'policyNoticeHours'>) =>
      `I will send the ${deposit} deposit within ${deadlineSpan}, or my booking is cancelled and the time is offered to others. If my email address is not verified yet, I will verify it within ${verifySpan}, or send the deposit by then, to keep the time. The deposit is non-refundable, except in an emergency. I can cancel or reschedule up to ${policyNoticeHours} hours in advance: online until the deposit is paid, and by email or phone after that.`,
  },
  photo: {
    label: 'I agree to photos of my child’s hair.',
    text: ({ businessName, contactEmail }: Pick<ConsentValues, 'businessName' | 'contactEmail'>) =>
      `${businessName} may take photos of my child’s finished hairstyle and show them on its website and social media pages. Her name is never shown. I can take this back at any time, in my profile or by writing to ${contactEmail}; the photos are then taken down from the pages we run.`,
  },
  photoAsked: {
    label: 'May we take photos of your child’s hair?',
    text: ({ contactEmail }: Pick<ConsentValues, 'contactEmail'>) =>
      `Photos show the finished hairstyle, on our website and social media pages. Her name is never shown. Your booking does not depend on your answer, and you can change it at any time, in your profile or by writing to ${contactEmail}.`,
  },
};

/**
 * Shown below the photo checkbox to a parent who refused photos before; part of the wording that the parent agrees to.
 */
export const consentAfterRefusal = {
  photo: ({ date }: { date: string }) => `You said no on ${date}. With this you agree again.`,
  photoAsked: ({ date }: { date: string }) => `You said no on ${date}. With a yes you agree again.`,
};
