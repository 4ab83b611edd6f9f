import { emailErrors, passwordErrors } from './fields.ts';

export const forgot = {
  title: 'Forgot password',
  text: 'Enter the email of your account. We send you a link to set a new password.',
  email: {
    label: 'Email',
    error: emailErrors,
  },
  submit: 'Send Reset Link',
  submitting: 'Sending the link...',
  hint: ({ linkLifetime }: { linkLifetime: string }) =>
    `Please check your inbox or spam folder for the link. It works for ${linkLifetime}.`,
  unknown: 'If there is no account with this email, no mail is sent.',
  back: 'Back to Home',
  done: 'Password reset link sent to your email!',
  failed: 'Error sending reset link.',
};

export const reset = {
  title: 'Reset password',
  password: {
    label: 'New password',
    hint: 'At least 8 characters, with A to Z, a to z, a number and a special character such as ! or ?',
    error: passwordErrors,
  },
  submit: 'Reset Password',
  submitting: 'Saving your new password...',
  done: {
    text: 'Password reset successful!',
    next: 'You are logged out everywhere, and a calendar address that you had no longer works. Log in with your new password.',
  },
  invalid: {
    text: 'Invalid reset link',
    hint: ({ linkLifetime }: { linkLifetime: string }) =>
      `Links work once and for ${linkLifetime}. Please ask for a new one.`,
    button: 'Ask for a new link',
  },
  failed: {
    text: 'Error sending email.',
    hint: 'Your password has not changed. Please try again, or ask for a new link.',
  },
};
