import { consentLabels } from './consents.ts';
import { eTransfer } from './format.ts';
import { transferRemark } from './remark.ts';

export const progress = {
  label: 'Steps of your booking',
  style: 'Style',
  slot: 'Date and time',
  details: 'Your child',
  deposit: 'Deposit',
  step: ({ index, total, stepName }: { index: number; total: number; stepName: string }) =>
    `Step ${index} of ${total}: ${stepName}`,
  done: ({ stepName }: { stepName: string }) => `${stepName}, done`,
};

export const booking = {
  title: 'Your booking',
  loading: 'Getting your booking ready...',
  loadFailed: 'We could not get your booking ready. Please try again.',
  summary: {
    text: ({
      styleName,
      date,
      time,
      endTime,
    }: {
      styleName: string;
      date: string;
      time: string;
      endTime: string;
    }) => `${styleName}, ${date}, ${time} to ${endTime}`,
    price: ({ finalPrice, deposit }: { finalPrice: string; deposit: string }) =>
      `${finalPrice}, of which ${deposit} is the deposit`,
    change: 'Change the time',
  },
  facts: { deposit: ({ deposit }: { deposit: string }) => `Deposit ${deposit}` },
  parent: { title: 'You' },
  fullName: 'Full name',
  email: 'Email',
  child: { title: 'Your child' },
  save: {
    label: ({ childName }: { childName: string }) => `Save ${childName} to your profile`,
    text: 'Next time you book for her with one press.',
  },
  childName: {
    label: 'Child’s name',
    hint: 'The name we should call her.',
    error: 'Child’s name is required',
  },
  dateOfBirth: {
    label: 'Child’s date of birth',
    hint: 'We use it only to know her age.',
    error: {
      required: 'Child’s date of birth is required',
      future: 'Please choose a date in the past.',
      invalid: 'Please enter a real date, such as 4 May 2018.',
    },
  },
  age: ({ age, ageMin, ageMax }: { age: number; ageMin: string; ageMax: string }) =>
    `From this date she is ${age} years old. Our studio is made for girls aged ${ageMin} to ${ageMax}. You can still go on; if a style may not suit her, we will write to you.`,
  phone: {
    label: 'Mobile phone',
    hint: 'A Canadian number, 10 digits, such as 613-\u{2060}555-\u{2060}0199.',
    error: 'Please enter a valid phone number',
  },
  consents: { title: 'Please read and agree', hint: 'All three are needed to book.' },
  depositSooner: ({ deadlineSpan }: { deadlineSpan: string }) =>
    `Your deposit is due within ${deadlineSpan} of booking. This is sooner than usual, because appointments were missed before.`,
  privacy: {
    text: 'We keep your child’s name and date of birth for this appointment’s records, and in your profile if you save her there. See',
    link: 'Privacy',
  },
  needed: 'Still needed',
  submit: 'Book Now',
  submitting: 'Booking your time...',
  incomplete: 'Please fill in all required fields and agree to the policies',
  leave: {
    title: 'Leave this booking?',
    text: 'The time is not booked yet. What you typed stays in this tab until you log out or close it.',
    stay: 'Stay here',
    go: 'Leave',
  },
};

export const consent = {
  policies: {
    ...consentLabels.policies,
    link: 'Read the booking policies',
    error: 'Please agree to the booking policies.',
  },
  cancellation: {
    ...consentLabels.cancellation,
    link: 'Read the cancellation policy',
    error: 'Please agree to the cancellation policy.',
  },
  photo: {
    ...consentLabels.photo,
    hint: ({ contactEmail }: { contactEmail: string }) =>
      `Not sure about photos? Write to ${contactEmail} before you book.`,
    error: 'Please agree to photos, or write to us before you book.',
    /** Where photos are a question and not a condition (`photoConsent: "asked"`). */
    asked: {
      hint: 'The first two are needed to book. For photos, please choose yes or no.',
      legend: consentLabels.photoAsked.label,
      text: consentLabels.photoAsked.text,
      yes: 'Yes, you may',
      no: 'No photos, please',
      error: 'Please choose yes or no.',
    },
  },
};

export const submitError = {
  taken: {
    title: 'This time has just been taken',
    text: ({ date, time }: { date: string; time: string }) =>
      `${date}, ${time} has just been booked. Everything you typed is still here. Please pick another time.`,
  },
  /** For a chosen time that is not available for another reason. */
  goneTitle: 'Please pick another time',
  passed: 'This time has passed. Please pick a later one.',
  notOffered: 'This time is no longer offered. Please pick another one.',
  tooShort: 'This time is too short for what you chose. Please pick another one.',
  overlap: 'The studio has no free chair at this time. Please pick another one.',
  nearest: 'Free times close to it:',
  near: ({ dateShort, time }: { dateShort: string; time: string }) => `${dateShort}, ${time}`,
  pickAnother: 'Pick another time',
  priceChanged: ({ finalPrice, deposit }: { finalPrice: string; deposit: string }) =>
    `The price of this style is now ${finalPrice}, deposit ${deposit}. Please check it and press Book Now again.`,
  failed: 'Your booking did not go through. Nothing is booked. Please try again.',
  unknown:
    'We did not get an answer, so we cannot say if your time is booked. Please look at My Appointments, or try again: it is booked only once.',
  unsent:
    'You are offline, so nothing was sent and nothing is booked yet. What you typed is still here. We send it as soon as you are online again.',
  appointments: 'Open My Appointments',
};

export const confirm = {
  title: { one: 'One step left: the deposit', two: 'Two steps left' },
  steps: { verify: '1. Verify your email', deposit: '2. Send the deposit' },
  lead: ({ deposit }: { deposit: string }) => ({
    before: `Send ${deposit} by Interac ${eTransfer} before `,
    after: ' and the spot is yours.',
  }),
  leadSoon: ({ deadlineSpan, deposit }: { deadlineSpan: string; deposit: string }) => ({
    before: `Your appointment is less than ${deadlineSpan} away. Please send ${deposit} by Interac ${eTransfer} now, and before `,
    after: '.',
  }),
  notice: {
    sms: ({ phone }: { phone: string }) => `An SMS will be sent to ${phone} once the deposit is confirmed.`,
    email: ({ email }: { email: string }) =>
      `An email will be sent to ${email} once the deposit is confirmed.`,
  },
  deposit: {
    title: 'How to send the deposit',
    steps: [
      `Open your bank’s app or website and choose Interac ${eTransfer}.`,
      'Send the amount below to the address below.',
      'Write the remark below in the message field, so that we know who it is for.',
    ],
    amount: 'Amount',
    to: 'Send to',
    remark: {
      label: 'Remark',
      value: transferRemark,
    },
    sent: 'I’ve sent it',
    sentHint: 'Press it once the deposit is sent, and we keep your time.',
    late: 'Without the deposit, the booking is cancelled at that time and the spot is free for others.',
    slow: 'A transfer can take 30 minutes or more to reach us. Please do not send it twice.',
    refund: 'The deposit is part of the price. It is non-refundable, except in an emergency.',
  },
  mailSent: ({ email }: { email: string }) =>
    `We send these steps to ${email} by email within a few minutes.`,
  button: { appointments: 'See My Appointments', done: 'Done' },
};
