import type { AccountText, AccountValues } from '../messageValues.ts';
import { mailFooter, withGreetingAndAddress } from './mailFrame.ts';

const undoInstructions = (v: AccountValues): string =>
  v.undoEmailUrl === ''
    ? `If it was not you, call us at ${v.contactPhone}.`
    : `If it was not you, open this link before ${v.undoEmailUntil}, and press its button. Your account then has this address again, and everybody is logged out of it:

${v.undoEmailUrl}
${v.undoNeedsCode ? '\nIt asks for a code, since yours is an administrator’s account: whoever runs the server makes one for this address.\n' : ''}
We then send you a link to set a new password. Please call us at ${v.contactPhone} as well.`;

export const accountMails = {
  passwordReset: {
    title: 'Password reset link',
    mail: withGreetingAndAddress({
      subject: () => 'Set a new password',
      body: (v) => `
Someone asked for a new password for your account at ${v.businessName}. If it was you, open this link within ${v.linkLifetime}:

${v.resetUrl}

It works once. If it was not you, you need not do anything: your password stays as it is.`,
    }),
  },
  passwordChanged: {
    title: 'Password changed',
    mail: withGreetingAndAddress({
      subject: () => 'Your password was changed',
      body: (v) => `
The password of your account at ${v.businessName} was changed on ${v.date} at ${v.time}. You were logged out on all ${v.keepsSession ? 'other ' : ''}devices. A calendar address that was made before no longer works.

If it was not you, set a new password now: ${v.forgotUrl}
Then call us at ${v.contactPhone}.`,
    }),
  },
  calendarFeedCreated: {
    title: 'Calendar address made',
    mail: withGreetingAndAddress({
      subject: () => 'A calendar address was made',
      body: (v) => `
A calendar address for your account at ${v.businessName} was made on ${v.date} at ${v.time}. Whoever has it can read the appointments that it shows. One that was made before no longer works.

You can stop it in your settings: ${v.settingsUrl}
If it was not you, set a new password now, which stops it as well: ${v.forgotUrl}
Then call us at ${v.contactPhone}.`,
    }),
  },
  loginCode: {
    title: 'Code for a login',
    mail: withGreetingAndAddress({
      subject: () => 'Your code to log in',
      body: (v) => `
Someone is logging in to your account at ${v.businessName} with the right password. Because many logins to it failed before, this code is needed as well:

${v.code}

It works once, within ${v.codeLifetime}.

If it was not you, someone knows your password. Set a new one now: ${v.forgotUrl}
Then call us at ${v.contactPhone}.`,
    }),
  },
  emailVerification: {
    title: 'Link to verify the email address',
    mail: withGreetingAndAddress({
      subject: () => 'Verify your email address',
      body: (v) => `
Please open this link and press its button, so that we know this address is yours and our mails about your appointments reach you:

${v.verifyUrl}

It works for ${v.verifyLifetime}. Until then, we can keep a booking for a short time only.
You have no account at ${v.businessName}? Then someone typed your address by mistake, and you need not do anything.`,
    }),
  },
  emailChangeTaken: {
    title: 'The new email address has an account already',
    mail: withGreetingAndAddress({
      subject: () => 'This address has an account already',
      body: (v) => `
Someone wants to use this address for another account at ${v.businessName}. It has an account already, so nothing was changed.

If it was you: log in with this address, or use another address for the other account.
Forgot your password? Set a new one here: ${v.forgotUrl}
If it was not you, you need not do anything.`,
    }),
  },
  emailChanged: {
    title: 'Email address changed',
    mail: withGreetingAndAddress({
      subject: () => 'Your email address was changed',
      body: (v) => `
The email address of your account at ${v.businessName} was changed on ${v.date} at ${v.time}. You now log in with the new one, and our mails go to it.

${undoInstructions(v)}`,
    }),
  },
  emailChangeUndone: {
    title: 'Change of email address undone',
    mail: withGreetingAndAddress({
      subject: () => 'Your email address was changed back',
      body: (v) => `
The last change of email address of your account at ${v.businessName} was undone on ${v.date} at ${v.time}, by a link that we had mailed to the address before. The account has that address again. Its password no longer works, and everybody was logged out of it.

If it was not you, call us at ${v.contactPhone}.`,
    }),
  },
  emailChange: {
    title: 'Link to confirm a new email address',
    mail: {
      subject: () => 'Confirm your new email address',
      body: (v) => `Hello,

Someone wants to use this address for their account at ${v.businessName}. If it was you, open this link within ${v.confirmEmailLifetime}, and press its button:

${v.confirmEmailUrl}

From then on you log in with this address, and our mails come to it.
If it was not you, you need not do anything: nothing changes.

${mailFooter(v)}`,
    },
  },
} satisfies Record<string, AccountText>;

export type AccountMailKind = keyof typeof accountMails;
