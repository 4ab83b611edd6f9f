import { visit } from './visit.ts';
import { formatWait } from '../format.ts';
import { contactErrors } from './about.ts';
import { login, register } from './account.ts';
import { booking as adminBooking } from './admin.ts';
import { reviewForm } from './adminReviews.ts';
import { styleDates, styleForm, styleTimes } from './adminStyleForm.ts';
import { adminTypes } from './adminServiceTypes.ts';
import { booking, consent, submitError } from './booking.ts';
import { rateLimited } from './common.ts';
import { undoEmail } from './emailChange.ts';
import { emailErrors, passwordErrors } from './fields.ts';
import { reset } from './passwords.ts';
import { disabledReasons } from './dateTimePicker.ts';

export interface ProblemValues {
  readonly contactEmail: string;
  readonly contactPhone: string;
  readonly serviceName: string;
  readonly styleName: string;
  readonly optionName: string;
  readonly count: number;
  /** The maximum of characters, or of unpaid bookings. */
  readonly max: number;
  /** Whether verifying the email address would help. */
  readonly mustVerify: boolean;
  /** The wait in seconds. */
  readonly wait: number;
  readonly requestId: string;
  /** The defect of a picture; undefined where the problem is about something else. */
  readonly picture: 'tooLarge' | 'tooManyPixels' | 'notAPicture' | 'damaged' | undefined;
}

/** By problem code. Messages that a page shows too are in that page's file, which is loaded separately. */
export const problemMessages = {
  malformed: () => 'We could not read this request. Please load the page again and try once more.',
  unauthenticated: () => 'Please log in again.',
  login_failed: () => login.error.text,
  login_code_required: () =>
    'There were many failed logins to this account, so a code is needed. If your email and password are right, we have sent it to you by email.',
  forbidden: () => adminBooking.why.forbidden,
  not_found: () => 'We could not find what you asked for.',
  booking_not_found: () => 'We could not find this appointment.',
  style_not_found: () => 'We could not find this style. It may no longer be offered.',
  service_type_not_found: () => 'We could not find this service.',
  option_group_not_found: () => 'We could not find this group of extras.',
  review_not_found: () => 'We could not find this review.',
  child_not_found: () => 'We could not find this child. She may have been removed from your profile.',
  closure_not_found: () => 'These days are open again already.',
  change_not_found: () => 'We could not find this change. It may have been undone already.',
  session_not_found: () => 'This session has ended already.',
  method_not_allowed: () => 'This cannot be done here. Please load the page again and try once more.',
  slot_taken: () => 'This time has just been booked by someone else. Please pick another one.',
  slot_too_short: () =>
    'This time is too short for what you chose. Please pick another one, or choose fewer extras.',
  studio_closed: () => 'The studio is closed at this time. Please pick another one.',
  no_deposit_to_return: () => 'There is no deposit to return for this appointment.',
  not_undoable: () =>
    'This can no longer be undone: 10 minutes have passed, a newer change was made, or one of its times is booked.',
  no_free_chair: () => submitError.overlap,
  same_slot: () => 'This is already the time of your appointment. Please pick another one.',
  deposit_paid: ({ contactEmail, contactPhone }) =>
    `The deposit is paid, so this appointment can no longer be changed here. Write to ${contactEmail} or call ${contactPhone}.`,
  already_cancelled: () => adminBooking.why.already_cancelled,
  already_over: () => adminBooking.why.already_over,
  not_begun: () => adminBooking.why.not_begun,
  grace_not_over: () => adminBooking.why.grace_not_over,
  outcome_settled: () => adminBooking.why.outcome_settled,
  no_receipt: () => 'There is no receipt yet. It is written when the visit is finished.',
  deposit_not_paid: () => 'The payment can change only while the deposit is PAID.',
  deposit_not_sent: () => adminBooking.why.deposit_not_sent,
  payment_not_pending: () => adminBooking.why.payment_not_pending,
  slot_gone: () => adminBooking.why.slot_gone,
  type_has_styles: ({ serviceName, count }) =>
    count === 1
      ? `“${serviceName}” cannot be deleted, because it still has 1 style. Delete that style first.`
      : `“${serviceName}” cannot be deleted, because it still has ${count} styles. Delete those styles first.`,
  style_has_bookings: ({ styleName, count }) =>
    count === 1
      ? `“${styleName}” cannot be deleted, because 1 appointment is still to come. Finish or cancel it first.`
      : `“${styleName}” cannot be deleted, because ${count} appointments are still to come. Finish or cancel them first.`,
  option_in_use: ({ optionName, count }) =>
    count === 1
      ? `“${optionName}” cannot be deleted, because 1 appointment with it is still to come. Switch it off instead.`
      : `“${optionName}” cannot be deleted, because ${count} appointments with it are still to come. Switch it off instead.`,
  name_taken: () => 'This name is already in use. Please choose another one.',
  email_taken: () => register.failed.text,
  too_many_children: ({ max }) => `A profile holds up to ${max} children. Remove one before you add another.`,
  admin_account: () => 'An account of the studio cannot be deleted here.',
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
  bookings_changed: () =>
    'The appointments in this time have changed. Nothing was closed. Please look through them and try again.',
  changed_meanwhile: () =>
    'Someone else changed this. Your change was not saved. Please check the newest version and try again.',
  too_large: ({ picture }) => {
    if (picture === 'tooManyPixels')
      return 'This picture has too many pixels. JPG images can have up to 50 megapixels, PNG images up to 25, and no side more than 16,000 pixels. Please send a smaller version of it.';
    return picture === undefined
      ? 'This is larger than we can take. Please shorten it and try again.'
      : 'This is too large. Images can have up to 10MB.';
  },
  wrong_type: ({ picture }) => {
    if (picture === 'damaged')
      return 'This picture is damaged, or a part of the file is missing. Please choose it again, or another one.';
    return picture === undefined
      ? 'We cannot take this kind of content here. Please load the page again and try once more.'
      : 'We can take PNG and JPG images only.';
  },
  invalid: () => 'Please check the marked fields.',
  options_invalid: () => 'Something you chose is not offered with this style any more. Please choose again.',
  style_image_missing: () => styleForm.image.missing,
  reset_link_invalid: () => reset.invalid.text,
  operator_code_required: () => undoEmail.code.required,
  email_not_verified: () => 'Please verify your email address first. Then try again.',
  email_link_invalid: () => 'This link is not valid any more. You can ask for a new one in your settings.',
  verification_link_invalid: () =>
    'This link has expired or is not complete. Please log in and have a new one sent.',
  rate_limited: ({ wait }) => rateLimited({ wait: formatWait(wait) }),
  server_error: ({ requestId }) =>
    `Something went wrong on our side. Please try again in a few minutes. Reference: ${requestId}`,
  unavailable: () => 'The booking system is not available right now. Please try again in a few minutes.',
} satisfies Readonly<Record<string, (values: ProblemValues) => string>>;

/** By field; `other` is for all other fields. */
export const fieldMessages = {
  belowDeposit: visit.belowDeposit,
  firstName: register.firstName.error,
  lastName: register.lastName.error,
  emailRequired: emailErrors.required,
  emailInvalid: emailErrors.invalid,
  passwordRequired: passwordErrors.required,
  emailStudio: 'This is the studio’s own address. Please use yours.',
  emailSame: 'This is your address already.',
  passwordWeak: passwordErrors.weak,
  passwordCommon: 'This password is too easy to guess. Please choose another one.',
  passwordStudio: 'Please choose a password without the studio’s name in it.',
  passwordWrong: 'This is not your password. Please type it again.',
  passwordDemo: 'Everybody knows this password from our demo. Please choose another one.',
  childName: booking.childName.error,
  dateOfBirthRequired: booking.dateOfBirth.error.required,
  dateOfBirthFuture: booking.dateOfBirth.error.future,
  dateOfBirthInvalid: booking.dateOfBirth.error.invalid,
  mobilePhone: booking.phone.error,
  policyAgreement: consent.policies.error,
  cancellationPolicy: consent.cancellation.error,
  consent: consent.photo.error,
  consentUnanswered: consent.photo.asked.error,
  dayPast: disabledReasons.day.past,
  dayNotOffered: 'This style is not offered on this day. Please choose another one.',
  timePast: disabledReasons.time.past,
  timeNotOffered: 'This style is not offered at this time. Please choose another one.',
  serviceName: adminTypes.name.required,
  serviceId: styleForm.service.error,
  style: styleForm.name.error,
  stylePrice: styleForm.price.error,
  styleDeposit: styleForm.deposit.error,
  styleDepositTooHigh: styleForm.deposit.tooHigh,
  discount: styleForm.discount.error,
  styleDuration: styleForm.duration.error,
  preparation: 'Please keep what to bring to 300 characters.',
  optionGroupIds: 'Please choose at most 4 groups of extras.',
  optionName: 'Please give each extra a name of its own.',
  optionPrice: 'Please give an amount in dollars and cents, 0 or more.',
  optionId: 'This extra is not part of the group any more. Please load the page again.',
  optionDefault: 'Please mark one extra that is switched on as included.',
  optionDefaultCosts: 'What is included costs nothing and takes no time.',
  optionDefaultOfMany: 'Only a group of which one is chosen has an included extra.',
  styleIdsFull: 'A style has 4 groups of extras already. Take one away from it first.',
  styleShortDescription: 'Please keep the short description to 150 characters.',
  styleFullDetailsOfService: 'Please keep the full details to 500 characters.',
  availableDaysPast: styleDates.past,
  availableTimesNoSlot: styleTimes.invalid,
  availableTimesTwice: styleTimes.duplicate,
  review: reviewForm.message.required,
  reviewLong: reviewForm.message.tooLong({ max: 255 }),
  reviewBy: reviewForm.name.required,
  name: contactErrors.name,
  phone: contactErrors.phone,
  message: contactErrors.message,
  closureFromPast: 'Please choose today or a later day.',
  closureToBeforeFrom: 'The last day must not be before the first.',
  closureTooLong: 'Please close at most 366 days at once.',
  closurePartOfDays: 'Hours can be given for a single day only.',
  closureTimesIncomplete: 'Please give both hours, or none.',
  closureTimesReversed: 'It must end later than it begins.',
  closureBegun: 'An appointment has begun. It can be kept or cancelled.',
  availabilityDatesPast: 'Please choose today or later days.',
  availabilityHours: 'It must end later than it begins.',
  daysReversed: 'The last day must not be before the first.',
  daysTooMany: 'Please ask for at most 62 days.',
  hiddenCharacter: 'There is a hidden character in this text. Please type it again.',
  idempotencyKey: 'This key came with another request. Please use a new one.',
  other: 'Please check this field.',
} as const;

export const tooLong = (max: number): string => reviewForm.name.tooLong({ max });
