/** The photo answer for one appointment, in its summary in My Appointments. */
export const appointmentPhotos = {
  title: 'Photos of her hair',
  yes: 'Yes, you may',
  no: 'No photos',
  since: ({ date }: { date: string }) => `Since ${date}`,
  refuse: 'No photos at this appointment',
  agree: 'Agree to photos',
  confirm: 'I agree',
  keep: 'Not now',
  saving: 'Saving your answer...',
  refused: 'Your answer is saved. We take no photos at this appointment.',
  agreed: 'Thank you. Your answer is saved.',
  one: 'This is about this appointment only.',
  profile: ({ childName }: { childName: string }) => `All of ${childName}’s appointments: your profile`,
};
