/** The page of the mail that has "I've sent it". */
export const depositPage = {
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
  loading: 'Loading your appointment...',
  loadFailed: 'We could not load your appointment. Please try again.',
  missing: { text: 'We could not find this appointment.', button: 'See My Appointments' },
};
