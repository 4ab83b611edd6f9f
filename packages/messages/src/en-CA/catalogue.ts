import type { AccountKind, AccountValues, Catalogue } from '../catalogue.ts';
import { bookingMails, letters, mailEnd } from './bookingMails.ts';
import { studioMails } from './studioMails.ts';

const undoWords = (v: AccountValues): string =>
  v.undoEmailUrl === ''
    ? `If it was not you, call us at ${v.contactPhone}.`
    : `If it was not you, open this link before ${v.undoEmailUntil}, and press its button. Your account then has this address again, and everybody is logged out of it:

${v.undoEmailUrl}
${v.undoNeedsCode ? '\nIt asks for a code, since yours is an administrator’s account: whoever runs the server makes one for this address.\n' : ''}
We then send you a link to set a new password. Please call us at ${v.contactPhone} as well.`;

const accountMails = letters<Exclude<AccountKind, 'emailChange'>, AccountValues>({
  passwordReset: {
    subject: () => 'Set a new password',
    body: (v) => `
Someone asked for a new password for your account at ${v.businessName}. If it was you, open this link within ${v.linkLifetime}:

${v.resetUrl}

It works once. If it was not you, you need not do anything: your password stays as it is.`,
  },
  passwordChanged: {
    subject: () => 'Your password was changed',
    body: (v) => `
The password of your account at ${v.businessName} was changed on ${v.date} at ${v.time}. You were logged out on all ${v.keepsSession ? 'other ' : ''}devices. A calendar address that was made before no longer works.

If it was not you, set a new password now: ${v.forgotUrl}
Then call us at ${v.contactPhone}.`,
  },
  calendarFeedCreated: {
    subject: () => 'A calendar address was made',
    body: (v) => `
A calendar address for your account at ${v.businessName} was made on ${v.date} at ${v.time}. Whoever has it can read the appointments that it shows. One that was made before no longer works.

You can stop it in your settings: ${v.settingsUrl}
If it was not you, set a new password now, which stops it as well: ${v.forgotUrl}
Then call us at ${v.contactPhone}.`,
  },
  loginCode: {
    subject: () => 'Your code to log in',
    body: (v) => `
Someone is logging in to your account at ${v.businessName} with the right password. Because many logins to it failed before, this code is needed as well:

${v.code}

It works once, within ${v.codeLifetime}.

If it was not you, someone knows your password. Set a new one now: ${v.forgotUrl}
Then call us at ${v.contactPhone}.`,
  },
  emailVerification: {
    subject: () => 'Verify your email address',
    body: (v) => `
Please open this link and press its button, so that we know this address is yours and our mails about your appointments reach you:

${v.verifyUrl}

It works for ${v.verifyLifetime}. Until then, we can keep a booking for a short time only.
You have no account at ${v.businessName}? Then someone typed your address by mistake, and you need not do anything.`,
  },
  emailChangeTaken: {
    subject: () => 'This address has an account already',
    body: (v) => `
Someone wants to use this address for another account at ${v.businessName}. It has an account already, so nothing was changed.

If it was you: log in with this address, or use another address for the other account.
Forgot your password? Set a new one here: ${v.forgotUrl}
If it was not you, you need not do anything.`,
  },
  emailChanged: {
    subject: () => 'Your email address was changed',
    body: (v) => `
The email address of your account at ${v.businessName} was changed on ${v.date} at ${v.time}. You now log in with the new one, and our mails go to it.

${undoWords(v)}`,
  },
  emailChangeUndone: {
    subject: () => 'Your email address was changed back',
    body: (v) => `
The last change of email address of your account at ${v.businessName} was undone on ${v.date} at ${v.time}, by a link that we had mailed to the address before. The account has that address again. Its password no longer works, and everybody was logged out of it.

If it was not you, call us at ${v.contactPhone}.`,
  },
});

const mails: Catalogue['mails'] = {
  ...bookingMails,
  ...studioMails,
  ...accountMails,
  emailChange: {
    subject: () => 'Confirm your new email address',
    body: (v) => `Hello,

Someone wants to use this address for their account at ${v.businessName}. If it was you, open this link within ${v.confirmEmailLifetime}, and press its button:

${v.confirmEmailUrl}

From then on you log in with this address, and our mails come to it.
If it was not you, you need not do anything: nothing changes.

${mailEnd(v)}`,
  },
  contactToStudio: {
    subject: () => 'New message from the website',
    body: (v) => `Name: ${v.fullName}
Email: ${v.email}
Phone: ${v.phone}
Sent: ${v.date}, ${v.time}

${v.message}

Answer this mail to write back.`,
  },
  contactReceived: {
    subject: () => 'We have your message',
    body: (v) => `Hello,

Thank you for writing to ${v.businessName}. We have your message and will answer by email or phone.

Is it about today’s appointment? Please call ${v.contactPhone}.
You did not write to us? Then you can ignore this mail.

${mailEnd(v)}`,
  },
};

const texts: Catalogue['texts'] = {
  received: {
    text: (v) =>
      `${v.businessName}: ${v.dateShort} ${v.time} is kept. e-Transfer ${v.deposit} to ${v.paymentEmail} by ${v.deadlineShort}. Remark: child name, service`,
    long: (v) =>
      `${v.businessName}: ${v.dateShort} ${v.time} is kept. Send the ${v.deposit} deposit by ${v.deadlineShort}. How: see our email or My Appointments.`,
  },
  depositReminder: {
    text: (v) =>
      `${v.businessName}: ${v.deposit} deposit for ${v.dateShort} ${v.time} not here yet. Send it by ${v.deadlineShort} or the spot opens up. Sent? Ignore this.`,
  },
  depositConfirmed: {
    text: (v) =>
      `${v.businessName}: deposit received. ${v.dateShort} ${v.time} is confirmed. Please bring clean, dry, detangled hair. See you then!`,
  },
  rescheduled: {
    text: (v) =>
      v.isPaid
        ? `${v.businessName}: your new time is ${v.dateShort} ${v.time}. Your deposit stays with it. Questions? ${v.contactPhone}`
        : `${v.businessName}: your new time is ${v.dateShort} ${v.time}. ${v.deposit} deposit still due by ${v.deadlineShort}. Not you? ${v.contactPhone}`,
  },
  cancelledByParent: {
    text: (v) =>
      `${v.businessName}: ${v.dateShort} ${v.time} is cancelled, as you asked. Please send no deposit. Not you? ${v.contactPhone}`,
  },
  cancelledByStudio: {
    text: (v) =>
      `${v.businessName}: sorry, we had to cancel ${v.dateShort} ${v.time}. Please see our email or call ${v.contactPhone}.`,
  },
  cancelledForClosure: {
    text: (v) =>
      v.isPaid
        ? `${v.businessName}: sorry, we are closed and had to cancel ${v.dateShort} ${v.time}. We send your deposit back. Questions? ${v.contactPhone}`
        : `${v.businessName}: sorry, we are closed and had to cancel ${v.dateShort} ${v.time}. Please send no deposit. Questions? ${v.contactPhone}`,
  },
  askedToReschedule: {
    text: (v) =>
      `${v.businessName}: sorry, ${v.dateShort} ${v.time} does not work for us. Please pick a new time: ${v.rescheduleUrl}`,
    long: (v) =>
      `${v.businessName}: sorry, ${v.dateShort} ${v.time} does not work for us. Please pick a new time in My Appointments or call ${v.contactPhone}.`,
  },
  cancelledUnpaid: {
    text: (v) =>
      `${v.businessName}: no deposit came by ${v.deadlineShort}, so ${v.dateShort} ${v.time} is cancelled. Sent it in time? ${v.contactPhone}`,
  },
  restored: {
    text: (v) =>
      `${v.businessName}: your appointment on ${v.dateShort} ${v.time} is on again. Questions? ${v.contactPhone}`,
  },
  reminder48h: {
    text: (v) =>
      `${v.businessName}: see you ${v.dateShort} ${v.time}. Please bring clean, dry, detangled hair. Need to change it? ${v.contactPhone}`,
  },
  reminder3h: {
    text: (v) =>
      `${v.businessName}: a reminder of ${v.dateShort} ${v.time}. Please be on time. Running late? ${v.contactPhone}`,
  },
  pickup: {
    text: (v) =>
      `${v.businessName}: due to end at ${v.endTime}, in about ${v.reminderMinutes} minutes. Please come for pickup. Late? ${v.contactPhone}`,
  },
};

export const enCA: Catalogue = { locale: 'en-CA', mails, texts };
