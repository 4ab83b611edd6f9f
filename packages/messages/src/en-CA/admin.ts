import type { Role } from '@plaitful/domain/roles';
import type { CancelledBy, DepositStatus, PaymentStatus } from '@plaitful/domain/booking-status';
import { adminTitles } from './adminTitles.ts';
import { transferRemark } from './remark.ts';

export const admin = {
  title: 'Admin',
  nav: {
    label: 'Admin pages',
    serviceTypes: 'Services',
    bookings: 'Bookings',
    reviews: 'Reviews',
    users: 'Users',
    uploads: 'Uploads',
    create: 'Create a service',
    home: 'Back to the site',
  },
  search: {
    empty: ({ query }: { query: string }) => `Nothing matches “${query}”.`,
    clear: 'Clear the search',
  },
  loadError: 'We could not load this list. Please try again.',
};

/** The field for a picture, in every form with an upload. */
export const imageField = {
  label: 'Image',
  drop: 'Drop an image here, or choose one',
  remove: 'Remove image',
  wrongType: 'This file is not a PNG or JPG image. Please choose another one.',
  tooLarge: 'This image is larger than 10MB. Please choose a smaller one.',
  broken: 'We could not read this image. Please choose another one.',
  onlyFirst: 'Only the first image was used.',
};

interface Named {
  styleName: string;
  childName: string;
  fullName: string;
  date: string;
  time: string;
}

export const bookings = {
  title: adminTitles.bookings,
  column: {
    date: 'Booking Date',
    time: 'Booking Time',
    fullName: 'Full Name',
    child: 'Child’s Name',
    service: 'Service Name',
    style: 'Style Name',
    deposit: 'Deposit Status',
    payment: 'Payment Status',
    actions: 'Actions',
  },
  /** Headers for two values in one column, as on a tablet. */
  merged: { date: 'When', fullName: 'Parent, child', style: 'Style, service', deposit: 'Deposit, payment' },
  open: {
    text: 'Update',
    sr: ({ fullName, date, time }: { fullName: string; date: string; time: string }) =>
      `Update the booking of ${fullName} on ${date}, ${time}`,
  },
  today: 'Today',
  loading: 'Loading the bookings...',
  loadFailed: 'We could not load the bookings. Please try again.',
  empty: 'No bookings yet. They show here as soon as a parent books.',
};

/** The statuses as the API names them. */
export const statusCodes: Record<DepositStatus | PaymentStatus, string> = {
  NOT_PAID: 'NOT_PAID',
  PAID: 'PAID',
  PENDING: 'PENDING',
  CONFIRMED: 'CONFIRMED',
  CANCELLED: 'CANCELLED',
};

/** The paid deposit of a cancelled booking. */
export const depositToReturn = {
  flag: 'Deposit to return',
  short: 'To return',
  title: 'Deposits to return',
  text: ({ deposit, fullName }: { deposit: string; fullName: string }) =>
    `This booking is cancelled, and its deposit of ${deposit} is paid. Please arrange a new date or the refund with ${fullName}.`,
  label: 'The deposit is returned',
  done: 'The deposit is marked as returned.',
  undone: 'The deposit is marked as to be returned.',
  failed: 'The tick was not saved. Please try again.',
};

/** The studio requested a reschedule. */
export const rescheduleRequested = {
  flag: 'Asked to move',
  text: 'The parent is asked to choose another time, and can do so online.',
};

/** Why a status cannot be set now. */
const why = {
  same: 'Choose a different status to update.',
  updating: 'The deposit is being updated. One moment.',
  forbidden: 'Your account cannot do this.',
  deposit_paid: 'The deposit is paid.',
  already_cancelled: 'This appointment is already cancelled.',
  already_over: 'This appointment is over.',
  not_begun: 'This can be set from one hour before the appointment on.',
  grace_not_over: 'The grace period is not over yet.',
  outcome_settled: 'This was set more than a day ago, so it can no longer be changed.',
  deposit_not_paid: 'Set the deposit to PAID first. Then you can change the payment.',
  deposit_not_sent: 'The parent has not said that the deposit was sent.',
  email_not_verified: 'The parent’s email address is not verified yet.',
  payment_not_pending: 'The deposit can go back to NOT_PAID only while the payment is PENDING.',
  slot_gone: 'This time has been booked by someone else, so the appointment cannot come back.',
  deposit_not_due: 'The deposit is not due yet.',
};

const cancelled: Record<CancelledBy, (values: { fullName: string; when: string }) => string> = {
  MEMBER: ({ fullName, when }) => `Cancelled by ${fullName} on ${when}.`,
  STUDIO: ({ when }) => `Cancelled by the studio on ${when}.`,
  DEADLINE: ({ when }) => `Cancelled by itself on ${when}, because the deposit had not arrived.`,
};

export const booking = {
  title: adminTitles.bookingUpdate,
  close: 'Close',
  loading: 'Loading the booking...',
  loadFailed: 'We could not load this booking. Please try again.',
  missing: {
    text: 'We could not find this booking.',
    button: 'Back to the bookings',
  },
  heading: ({ childName, styleName }: { childName: string; styleName: string }) =>
    `${childName}, ${styleName}`,
  when: ({ date, time, endTime }: { date: string; time: string; endTime: string }) =>
    `${date}, ${time} to ${endTime}`,
  steps: {
    label: 'How far the booking is',
    booked: 'Booked',
    deposit: 'Deposit',
    paid: 'All paid',
  },
  cancelledBy: cancelled,
  didNotCome: ({ deposit, when }: { deposit: string; when: string }) =>
    `Did not come. The deposit of ${deposit} is kept, noted on ${when}.`,
  depositKept: ({ deposit }: { deposit: string }) => `The deposit of ${deposit} is kept.`,
  statusNow: 'now',
  statusList: { failed: 'We could not load the list of statuses. Please load the page again.' },
  why,
  parent: 'Parent',
  appointment: 'Appointment',
  fullName: 'Full name',
  email: 'Email',
  phone: 'Mobile phone',
  service: 'Service name',
  date: 'Booking date',
  time: 'Time',
  style: 'Style name',
  extras: adminTitles.extras,
  /** The group is named unless the option has its name. */
  extra: ({ group, name, added }: { group: string; name: string; added: string | undefined }) =>
    [group === name ? name : `${group}: ${name}`, ...(added === undefined ? [] : [added])].join(', '),
  duration: 'Duration',
  depositAmount: 'Deposit',
  childName: 'Child name',
  age: {
    text: 'Age',
    value: ({ age }: { age: number }) => `${age} years old`,
  },
  discount: 'Discount (%)',
  value: 'Value',
  bookedWith: ({ value }: { value: string }) => `Booked with ${value}`,
  transfer: 'The transfer',
  remark: (values: Parameters<typeof transferRemark>[0]) =>
    `The transfer’s remark should read “${transferRemark(values)}”.`,
  remarkLabel: 'Remark',
  remarkValue: transferRemark,
};

export const bookingUpdate = {
  deposit: {
    label: 'Deposit status',
    submit: 'Update deposit',
    submitting: 'Updating the deposit...',
    hint: 'Set PAID when the transfer has arrived. The parent is told at once.',
    hintCancelled:
      'The appointment is cancelled, so no message is sent. Once the deposit is PAID, it can come back.',
    hintPast: 'The appointment has begun, so its deposit stays PAID.',
    hintPastCancelled: 'The appointment is cancelled, so no message is sent.',
    sent: ({ when, deadline }: { when: string; deadline: string }) =>
      `The parent said on ${when} that it was sent. The booking is cancelled by itself on ${deadline}.`,
    due: ({ deadline }: { deadline: string }) => `Unpaid. The booking is cancelled by itself on ${deadline}.`,
    done: 'Deposit status updated successfully',
    failed: 'Failed to update deposit status',
  },
  payment: {
    label: 'Payment status',
    submit: 'Update payment',
    submitting: 'Updating the payment...',
    hint: 'CONFIRMED means that everything is paid. CANCELLED cancels the appointment.',
    hintCancelled: 'PENDING or CONFIRMED brings the appointment back, if its time is still free.',
    hintPast: 'CONFIRMED means that everything is paid. No message is sent for a change.',
    hintPastCancelled: 'With PENDING or CONFIRMED the appointment counts again. No message is sent.',
    done: 'Payment status updated successfully',
    failed: 'Failed to update payment status',
  },
  cancel: {
    title: 'Cancel this appointment?',
    titlePast: 'Set this appointment to CANCELLED?',
    text: ({ styleName, childName, date, time, fullName }: Named) =>
      `${styleName} for ${childName}, ${date}, ${time}. ${fullName} is told, and the time is free for others at once.`,
    textPast: ({ styleName, childName, date, time }: Omit<Named, 'fullName'>) =>
      `${styleName} for ${childName} was on ${date}, ${time}. No message is sent.`,
    paid: ({ deposit }: { deposit: string }) => `The deposit of ${deposit} is paid`,
    toReturn: 'I return it',
    toReturnNote: 'The parent is told that you will write: a new date, or the money back.',
    kept: 'I keep it',
    keptNote: 'The parent is told that it is kept.',
    pastNote: 'No message is sent.',
    confirm: 'Cancel appointment',
    confirmPast: 'Set to CANCELLED',
    confirming: 'Cancelling...',
    keep: 'Keep it',
    done: 'Service cancelled successfully',
    failed: 'The appointment was not cancelled. Please try again.',
  },
  restore: {
    title: 'Bring this appointment back?',
    titlePast: 'Let this appointment count again?',
    text: ({ date, time, fullName }: Pick<Named, 'date' | 'time' | 'fullName'>) =>
      `It is on again for ${date}, ${time}, if the time is still free. ${fullName} is told.`,
    textPast: ({ date, time }: Pick<Named, 'date' | 'time'>) =>
      `It was on ${date}, ${time}. No message is sent.`,
    confirm: 'Bring it back',
    confirmPast: 'Let it count',
    confirming: 'Bringing it back...',
    keep: 'Leave it cancelled',
    refused: ({ date, time }: Pick<Named, 'date' | 'time'>) =>
      `${date}, ${time} has been booked by someone else, so this appointment cannot come back. Ask the parent to book another time.`,
    done: 'The appointment is on again',
  },
  depositBack: {
    title: 'Set the deposit back to NOT_PAID?',
    text: ({ deadline }: { deadline: string }) =>
      `The parent can then cancel and reschedule again. It is cancelled by itself on ${deadline} if it stays unpaid; a deposit that the parent said was sent keeps its deadline. No message is sent.`,
    confirm: 'Set to NOT_PAID',
    confirming: 'Updating the deposit...',
    keep: 'Leave it PAID',
  },
  /** The specification's sentence, followed by the server's. */
  failedBecause: ({ failed, message }: { failed: string; message: string }) => `${failed}. ${message}`,
};

export const users = {
  title: adminTitles.users,
  column: {
    sn: 'SN',
    firstName: 'First Name',
    lastName: 'Last Name',
    fullName: 'Full Name',
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
  },
  role: { ROLE_ADMIN: 'Admin', ROLE_USER: 'Member' } satisfies Record<Role, string>,
  phone: {
    none: 'Not given yet',
    invalid: 'Not valid',
    /** Before the number of an upcoming booking. */
    booked: 'Booked with',
    count: ({ count }: { count: number }) =>
      count === 1 ? '1 phone number is not valid' : `${count} phone numbers are not valid`,
    text: 'Nobody can be called or texted there. Please ask these parents by email to correct it in their profile.',
    show: 'Show only these',
    showAll: 'Show all users',
    noneInvalid: 'All phone numbers are valid.',
  },
  loading: 'Loading the users...',
  loadFailed: 'Failed to fetch users',
  empty: 'No users yet.',
};
