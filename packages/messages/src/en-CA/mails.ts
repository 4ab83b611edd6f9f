import type { Catalogue } from '../catalogue.ts';
import { bookingMails, mailEnd } from './bookingMails.ts';

export const mails: Catalogue['mails'] = {
  ...bookingMails,
  passwordReset: {
    subject: () => 'Set a new password',
    body: (v) => `Hello ${v.parentName},

Someone asked for a new password for your account at ${v.businessName}. If it was you, open this link within ${v.linkLifetime}:

${v.resetUrl}

It works once. If it was not you, you need not do anything: your password stays as it is.

${mailEnd(v)}`,
  },
  passwordChanged: {
    subject: () => 'Your password was changed',
    body: (v) => `Hello ${v.parentName},

The password of your account at ${v.businessName} was changed on ${v.date} at ${v.time}. You were logged out on all devices.

If it was not you, set a new password now: ${v.forgotUrl}
Then call us at ${v.contactPhone}.

${mailEnd(v)}`,
  },
  loginCode: {
    subject: () => 'Your code to log in',
    body: (v) => `Hello ${v.parentName},

Someone is logging in to your account at ${v.businessName} with the right password. Because many logins to it failed before, this code is needed as well:

${v.code}

It works once, within ${v.codeLifetime}.

If it was not you, someone knows your password. Set a new one now: ${v.forgotUrl}
Then call us at ${v.contactPhone}.

${mailEnd(v)}`,
  },
  emailVerification: {
    subject: () => 'Verify your email address',
    body: (v) => `Hello ${v.parentName},

Please open this link, so that we know this address is yours and our mails about your appointments reach you:

${v.verifyUrl}

It works for ${v.verifyLifetime}. Until you have opened it, we can keep a booking for a short time only.
You have no account at ${v.businessName}? Then someone typed your address by mistake, and you need not do anything.

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
