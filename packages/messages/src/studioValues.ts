/**
 * The studio's settings as formatted for messages ("$20", "24 hours", "Friday 4 pm to 7 pm, Saturday 1 pm to 7 pm").
 */
export interface StudioValues {
  businessName: string;
  city: string;
  address: string;
  contactEmail: string;
  /** As in 613-555-0142. */
  contactPhone: string;
  paymentEmail: string;
  hours: string;
  usualDeposit: string;
  lateFee: string;
  deadlineSpan: string;
  /** How long the booking of an unverified parent stays without verification. */
  verifySpan: string;
  graceMinutes: string;
  policyNoticeHours: string;
  faqNoticeHours: string;
  reminderMinutes: string;
  pickupMinutes: string;
  ageMin: string;
  ageMax: string;
}
