/** "I've sent it", wherever a parent can say so. */
export const depositSent = {
  sending: 'Telling the studio...',
  status: 'Sent, waiting for the studio',
  until: ({ deadline }: { deadline: string }) =>
    `We are looking for your transfer. Your time is kept until ${deadline}. Please do not send it twice.`,
  failed: 'We could not note it. Please try again.',
};
