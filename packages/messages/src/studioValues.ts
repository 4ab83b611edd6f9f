/**
 * What the studio's settings put into sentences, already written out for the reader
 * ("$20", "24 hours", "Friday 4 pm to 7 pm, Saturday 1 pm to 7 pm"). The app fills them in `useStudioValues()`, the server in `studioValues()`.
 */
export interface StudioValues {
  businessName: string;
  city: string;
  address: string;
  contactEmail: string;
  /** As people write it: 613-555-0142. */
  contactPhone: string;
  paymentEmail: string;
  hours: string;
  usualDeposit: string;
  lateFee: string;
  deadlineSpan: string;
  /** How long a booking is kept until its parent has verified the email address. */
  verifySpan: string;
  graceMinutes: string;
  policyNoticeHours: string;
  faqNoticeHours: string;
  reminderMinutes: string;
  pickupMinutes: string;
  ageMin: string;
  ageMax: string;
}
