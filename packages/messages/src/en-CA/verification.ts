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
