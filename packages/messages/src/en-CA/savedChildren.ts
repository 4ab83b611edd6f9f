export const savedChildren = {
  saved: 'Your girls:',
  booked: 'From your earlier bookings:',
  use: ({ childName }: { childName: string }) => `Use ${childName}’s details`,
  filled: ({ childName }: { childName: string }) =>
    `${childName}’s name, date of birth and your phone are filled in. Please check them.`,
  withPhotos: 'So is your answer about photos.',
  another: 'Book for another girl',
};
