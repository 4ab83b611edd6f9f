import type { ProblemCode } from '@plaitful/api-client/contract';

/** What the sentences of problems are filled with. */
export interface ProblemValues {
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly serviceName: string;
  readonly styleName: string;
  readonly count: number;
  /** A limit: of characters, or of unpaid bookings. */
  readonly max: number;
  /** Whether verifying the email address would help. */
  readonly mustVerify: boolean;
  /** In seconds. */
  readonly wait: number;
  readonly requestId: string;
  /** Whether it is about a picture. */
  readonly isPicture: boolean;
}

/** A wait in words: 45 seconds, 1 minute, 15 minutes. */
function formatWait(seconds: number): string {
  const isShort = seconds < 60;
  const unit = isShort ? 'second' : 'minute';
  const amount = isShort ? Math.max(1, Math.ceil(seconds)) : Math.ceil(seconds / 60);
  return new Intl.NumberFormat('en-CA', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

/** One sentence for each problem the server reports. */
export const problemMessages: Readonly<Record<ProblemCode, (values: ProblemValues) => string>> = {
  malformed: () => 'We could not read this request. Please load the page again and try once more.',
  unauthenticated: () => 'Please log in again.',
  login_failed: () => 'Failed to login. Please try again.',
  login_code_required: () =>
    'There were many failed logins to this account, so a code is needed. If your email and password are right, we have sent it to you by email.',
  forbidden: () => 'Your account cannot do this.',
  not_found: () => 'We could not find what you asked for.',
  booking_not_found: () => 'We could not find this appointment.',
  style_not_found: () => 'We could not find this style. It may no longer be offered.',
  service_type_not_found: () => 'We could not find this service.',
  review_not_found: () => 'We could not find this review.',
  method_not_allowed: () => 'This cannot be done here. Please load the page again and try once more.',
  slot_taken: () => 'This time has just been booked by someone else. Please pick another one.',
  no_free_chair: () => 'The studio has no free chair at this time. Please pick another one.',
  same_slot: () => 'This is already the time of your appointment. Please pick another one.',
  deposit_paid: ({ contactEmail, contactPhone }) =>
    `The deposit is paid, so this appointment can no longer be changed here. Write to ${contactEmail} or call ${contactPhone}.`,
  already_cancelled: () => 'This appointment is already cancelled.',
  already_over: () => 'This appointment is over.',
  deposit_not_paid: () => 'The payment can change only while the deposit is PAID.',
  payment_not_pending: () => 'The deposit can go back to NOT_PAID only while the payment is PENDING.',
  slot_gone: () => 'This time has been booked by someone else, so the appointment cannot come back.',
  type_has_styles: ({ serviceName, count }) =>
    count === 1
      ? `“${serviceName}” cannot be deleted, because it still has 1 style. Delete that style first.`
      : `“${serviceName}” cannot be deleted, because it still has ${count} styles. Delete those styles first.`,
  style_has_bookings: ({ styleName, count }) =>
    count === 1
      ? `“${styleName}” cannot be deleted, because 1 appointment is still to come. Finish or cancel it first.`
      : `“${styleName}” cannot be deleted, because ${count} appointments are still to come. Finish or cancel them first.`,
  name_taken: () => 'This name is already in use. Please choose another one.',
  email_taken: () => 'Failed to register. Please try again.',
  too_many_unpaid: ({ max, mustVerify }) =>
    mustVerify
      ? 'You have an unpaid booking already. Verify your email address, or send its deposit, before you book another.'
      : `Your unpaid bookings have reached the limit of ${max}. Send a deposit or cancel one before you book another.`,
  too_many_unpaid_phone: ({ max, contactPhone }) =>
    `This phone number already has ${max} unpaid bookings. Send a deposit or cancel one, or call us at ${contactPhone}.`,
  too_many_unpaid_network: ({ contactPhone }) =>
    `Many bookings from your network are not paid yet. Verify your email address and book again, or call us at ${contactPhone}.`,
  too_many_unverified: ({ contactPhone }) =>
    `This day has only a few times left, and we keep them for parents with a verified email address. Verify yours and book again, or call us at ${contactPhone}.`,
  price_changed: () =>
    'The price of this style changed while you were booking. Nothing was booked. Please check it and press Book Now again.',
  changed_meanwhile: () =>
    'Someone else changed this. Your change was not saved. Please check the newest version and try again.',
  too_large: ({ isPicture }) =>
    isPicture
      ? 'This is too large. Images can have up to 10MB.'
      : 'This is larger than we can take. Please shorten it and try again.',
  wrong_type: ({ isPicture }) =>
    isPicture
      ? 'We can take PNG and JPG images only.'
      : 'We cannot take this kind of content here. Please load the page again and try once more.',
  invalid: () => 'Please check the marked fields.',
  style_image_missing: () => 'Please upload an image for the style.',
  reset_link_invalid: () => 'Invalid reset link',
  verification_link_invalid: () =>
    'This link has expired or is not complete. Please log in and have a new one sent.',
  rate_limited: ({ wait }) => `That was a lot of tries. Please wait ${formatWait(wait)} and try again.`,
  server_error: ({ requestId }) =>
    `Something went wrong on our side. Please try again in a few minutes. Reference: ${requestId}`,
  unavailable: () => 'The booking system is not available right now. Please try again in a few minutes.',
};

const weakPassword =
  'Password must contain at least 8 characters, including an uppercase letter, a lowercase letter, a number, and a special character';

/** What is wrong with one field; `other` stands for a field without words of its own. */
export const fieldMessages = {
  firstName: 'First name is required',
  nameAddress: 'Please enter a name only, without a web or email address.',
  nameDigit: 'Please enter the name without numbers.',
  nameCharacter: 'Please use letters, spaces, apostrophes, hyphens and full stops only.',
  lastName: 'Last name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  passwordRequired: 'Password is required',
  passwordWeak: weakPassword,
  passwordCommon: 'This password is too easy to guess. Please choose another one.',
  passwordStudio: 'Please choose a password without the studio’s name in it.',
  passwordDemo: 'Everybody knows this password from our demo. Please choose another one.',
  childName: 'Child’s name is required',
  dateOfBirthRequired: 'Child’s date of birth is required',
  dateOfBirthFuture: 'Please choose a date in the past.',
  dateOfBirthInvalid: 'Please enter a real date, such as 4 May 2018.',
  mobilePhone: 'Please enter a valid phone number',
  policyAgreement: 'Please agree to the booking policies.',
  cancellationPolicy: 'Please agree to the cancellation policy.',
  consent: 'Please agree to photos, or write to us before you book.',
  consentUnanswered: 'Please choose yes or no.',
  dayPast: 'This day is over. Please choose a later one.',
  dayNotOffered: 'This style is not offered on this day. Please choose another one.',
  timePast: 'This time has passed. Please choose a later one.',
  timeNotOffered: 'This style is not offered at this time. Please choose another one.',
  serviceName: 'Service name is required',
  serviceId: 'Please choose a service.',
  style: 'Please enter a style name.',
  stylePrice: 'Please enter an amount above 0, such as 85 or 85.50.',
  styleDeposit: 'Please enter an amount such as 20.',
  styleDepositTooHigh: 'The deposit cannot be more than the final price.',
  discount: 'Please enter a number from 0 to 100.',
  styleDuration: 'Please enter hours 1 to 9, a colon, and minutes 00 to 59, such as 1:30.',
  styleShortDescription: 'Please keep the short description to 150 characters.',
  styleFullDetailsOfService: 'Please keep the full details to 500 characters.',
  availableDaysPast: 'Cannot select previous dates',
  availableTimesNoSlot: 'Please select a valid time slot based on the style duration.',
  availableTimesTwice: 'This time slot has already been added for this date.',
  review: 'Review message is required',
  reviewLong: 'Please keep the review to 255 characters.',
  reviewBy: 'Full name is required',
  name: 'Please enter your name.',
  phone: 'Please enter your phone number.',
  message: 'Please enter a message.',
  hiddenCharacter: 'There is a hidden character in this text. Please type it again.',
  idempotencyKey: 'This key came with another booking. Please use a new one.',
  other: 'Please check this field.',
} as const;

/** What is wrong with the name of a person; a missing one has words of its own. */
export const nameMessages = {
  address: fieldMessages.nameAddress,
  digit: fieldMessages.nameDigit,
  character: fieldMessages.nameCharacter,
} as const;

/** What is wrong with a text that is too long and has no words of its own for it. */
export const tooLong = (max: number): string => `Please keep this to ${max} characters.`;
