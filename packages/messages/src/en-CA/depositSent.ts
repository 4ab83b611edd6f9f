/** "I've sent it", and the page of the mail that has it. */
export const depositSent = {
  title: 'Your deposit',
  what: ({
    styleName,
    childName,
    date,
    time,
  }: {
    styleName: string;
    childName: string;
    date: string;
    time: string;
  }) => `${styleName} for ${childName}, ${date}, ${time}`,
  button: 'I’ve sent it',
  sending: 'Telling the studio...',
  hint: 'Press it once your bank has sent the transfer. Your time is kept while we look for it.',
  status: 'Sent, waiting for the studio',
  until: ({ deadline }: { deadline: string }) =>
    `We are looking for your transfer. Your time is kept until ${deadline}. Please do not send it twice.`,
  failed: 'We could not note it. Please try again.',
  loading: 'Loading your appointment...',
  loadFailed: 'We could not load your appointment. Please try again.',
  missing: { text: 'We could not find this appointment.', button: 'See My Appointments' },
};
