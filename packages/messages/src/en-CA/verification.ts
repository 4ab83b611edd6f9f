export const verification = {
  by: ({ deadline }: { deadline: string }) =>
    `Verify your email address by ${deadline}, or this time is free again`,
  how: ({ email }: { email: string }) =>
    `Open the link in our mail to ${email}, and press its button. A deposit that reaches us before then keeps the time too.`,
  again: {
    button: 'Send the link again',
    sending: 'Sending the link...',
    done: ({ email }: { email: string }) =>
      `We have sent the link to ${email}. Please check your spam folder too.`,
    failed: 'The link was not sent.',
  },
};

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
