import { emailErrors, passwordErrors } from './fields.ts';

export const membersOnly = {
  title: 'Members Only',
  text: 'You need to be registered and logged in to book an appointment.',
  kept: ({ styleName, date, time }: { styleName: string; date: string; time: string }) =>
    `We remember your choice: ${styleName}, ${date}, ${time}. It is not booked yet.`,
  register: 'Register',
  login: 'Login',
};

export const login = {
  title: 'Login',
  reason: {
    dashboard: 'Please log in to see your appointments.',
    booking: 'Log in and we go on with your booking.',
    expired:
      'You were logged out because some time has passed. Log in again to go on. What you typed is still here.',
  },
  email: 'Email',
  password: {
    label: 'Password',
    show: 'Show password',
    hide: 'Hide password',
  },
  /** Shown after many failed logins to the account. */
  code: {
    title: 'One more step: the code from our mail',
    label: 'Code',
    hint: ({ lifetime }: { lifetime: string }) => `8 digits. It works once, within ${lifetime}.`,
    wrong:
      'This did not work. Please check the email, the password and the code, and use the newest code that we sent.',
  },
  submit: 'Login',
  submitting: 'Logging in...',
  forgot: 'Forgot password?',
  switch: { text: 'No account yet?', button: 'Register' },
  error: {
    text: 'Failed to login. Please try again.',
    hint: 'Check the email and the password, or ask for a new password.',
  },
};

export const register = {
  title: 'Register',
  text: 'For parents and guardians. It takes a minute, and you only do it once.',
  firstName: { label: 'First name', error: 'First name is required' },
  lastName: { label: 'Last name', error: 'Last name is required' },
  email: {
    label: 'Email',
    error: emailErrors,
  },
  password: {
    label: 'Password',
    error: passwordErrors,
    rule: {
      length: '8 characters or more',
      upper: 'An uppercase letter',
      lower: 'A lowercase letter',
      digit: 'A number',
      special: 'A special character',
      met: 'done',
      open: 'still needed',
    },
  },
  privacy: {
    text: 'Use your own name here, not your child’s. See what we do with it:',
    link: 'Privacy',
  },
  why: 'Fill in every field. The password needs all four kinds of characters.',
  submit: 'Sign Up',
  submitting: 'Signing up...',
  switch: { text: 'Already registered?', button: 'Login' },
  failed: {
    text: 'Failed to register. Please try again.',
    hint: 'If you already have an account with this email, log in instead.',
  },
  done: 'Your account is ready. Log in to go on.',
};

export const registered = 'Account created successfully';

export const loggedIn = 'Login successful';
