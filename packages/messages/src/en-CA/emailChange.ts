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
    `We send a link to the new address. It becomes your email when you open the link within ${linkLifetime} and confirm. Until then everything stays as it is.`,
  unverifiedFirst:
    'Please verify your present email first. Then you can change it. Is it mistyped? Register again with the right one.',
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

interface EmailLinkLabels {
  title: string;
  /** The effect of the button. */
  text: string;
  notYou: string;
  submit: string;
  submitting: string;
  done: { title: string; text: string; button: string };
  failed: string;
  /** Shown when another account has the email address. */
  taken?: string;
}

export const confirmEmail: EmailLinkLabels = {
  title: 'Confirm your new email',
  text: 'When you press the button, this address becomes the email of your account. From then on you log in with it, and our mails come to it.',
  notYou: 'If this is not your account, close this page: nothing changes.',
  submit: 'Change my email',
  submitting: 'Changing your email...',
  done: {
    title: 'Your email is changed',
    text: 'From now on you log in with the new address, and our mails go there. We have told the old address too, with a link that undoes the change for 24 hours.',
    button: 'Go to your settings',
  },
  failed: 'Your email has not changed yet',
  taken:
    'An account has this address already. Get into it with “Forgot password?” and delete it there; then press the button again.',
};

export const undoEmail = {
  title: 'Undo the change of email',
  text: 'When you press the button, your account gets its old email back. In case somebody else changed it, every device is logged out and the password no longer works: we send you a link to choose a new one.',
  notYou: 'If you changed the email yourself, close this page: the new one stays.',
  submit: 'Undo the change',
  submitting: 'Giving your account its old email back...',
  done: {
    title: 'Your old email is back',
    text: 'In case somebody else changed it, every device was logged out and your password no longer works. We have sent a link to your old email: choose a new password with it, and then log in.',
    button: 'Send the link again',
  },
  failed: 'The change of email is not undone yet',
  code: {
    required:
      'An administrator’s account gets its old email back only with a code. Ask whoever runs the server of this website for one.',
    label: 'Code',
    hint: ({ lifetime }: { lifetime: string }) => `8 digits. It works for ${lifetime}.`,
    wrong: 'This code is not right, or too old. Please ask for a new one.',
  },
} satisfies EmailLinkLabels & { code: object };

export const emailLink = {
  invalid: {
    title: 'Invalid link',
    text: ({ linkLifetime }: { linkLifetime: string }) =>
      `Links to change an email, or to undo that, work for ${linkLifetime}, and a newer one replaces the one before.`,
    help: ({ contactPhone }: { contactPhone: string }) =>
      `Somebody changed your email and it was not you? Then call us at ${contactPhone}.`,
    button: 'Go to your settings',
  },
};
