export const verifyEmail = {
  title: 'Verify your email',
  text: 'When you press the button, we know that this address is yours and that our mails reach you.',
  notYou: 'If you have no account with us, close this page: nothing happens.',
  submit: 'Verify my email',
  submitting: 'Verifying your email address...',
  done: {
    title: 'Email verified',
    text: 'Thank you. Our mails reach you, and your time is kept until its deposit is due.',
    button: 'See My Appointments',
  },
  invalid: {
    title: 'Invalid link',
    text: ({ linkLifetime }: { linkLifetime: string }) =>
      `Links work for ${linkLifetime}. If you have verified your address already, there is nothing more to do.`,
    logIn: 'Log in and have a new link sent.',
    button: 'Login',
  },
  failed: 'Your email address is not verified yet',
};
