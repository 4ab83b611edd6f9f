import { emailErrors } from './fields.ts';

export const emailCard = {
  title: 'Email address',
  text: 'You log in with it, and everything about your appointments goes there.',
  verified: 'Verified',
  unverified: 'Not verified',
  change: 'Change email',
  email: {
    label: 'New email',
    error: emailErrors,
    same: 'This is your email already.',
  },
  password: { label: 'Your password', error: 'Please enter your password.' },
  how: ({ linkLifetime }: { linkLifetime: string }) =>
    `We send a link to the new address. It becomes your email when you open the link within ${linkLifetime}. Until then everything stays as it is.`,
  submit: 'Send the link',
  submitting: 'Sending the link...',
  cancel: 'Cancel',
  failed: 'The link was not sent.',
  waiting: {
    title: ({ newEmail }: { newEmail: string }) => `We sent a link to ${newEmail}`,
    text: ({ linkLifetime, email }: { linkLifetime: string; email: string }) =>
      `Open it within ${linkLifetime}, and please check your spam folder too. Until then ${email} stays your email.`,
    again: 'Send it again',
    cancel: 'Cancel the change',
    cancelling: 'Cancelling the change...',
    failed: 'The change was not cancelled.',
  },
  withdrawn: 'Your email stays as it is.',
};

interface EmailLinkWords {
  title: string;
  working: string;
  done: { title: string; text: string; button: string };
  failed: string;
}

export const confirmEmail: EmailLinkWords = {
  title: 'Confirm your new email',
  working: 'Changing your email...',
  done: {
    title: 'Your email is changed',
    text: 'From now on you log in with the new address, and our mails go there. We have told the old address too, with a link that undoes the change for 24 hours.',
    button: 'Go to your settings',
  },
  failed: 'Your email has not changed yet',
};

export const undoEmail: EmailLinkWords = {
  title: 'Undo the change of email',
  working: 'Giving your account its old email back...',
  done: {
    title: 'Your old email is back',
    text: 'In case somebody else changed it, every device was logged out and your password no longer works. Please choose a new password now, and then log in with your old email.',
    button: 'Choose a new password',
  },
  failed: 'The change of email is not undone yet',
};

export const emailLink = {
  invalid: {
    title: 'Invalid link',
    text: ({ linkLifetime }: { linkLifetime: string }) =>
      `Links to change an email, or to undo that, work for ${linkLifetime}, and a newer one replaces the one before.`,
    help: ({ contactPhone }: { contactPhone: string }) =>
      `Somebody changed your email and it was not you? Then call us at ${contactPhone}.`,
    button: 'Go to your settings',
  },
  retry: 'Try again',
};
