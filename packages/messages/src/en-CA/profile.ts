interface Named {
  childName: string;
}

export const profile = {
  title: 'Profile',
  lead: 'What we know of you and your girls. Everything here is yours to change.',
  loading: 'Loading your profile...',
  failed: 'We could not load your profile. Please try again.',
};

export const parentDetails = {
  title: 'You',
  name: 'Name',
  firstName: { label: 'First name', error: 'First name is required' },
  lastName: { label: 'Last name', error: 'Last name is required' },
  email: { label: 'Email', change: 'Change your email in Settings' },
  phone: {
    label: 'Mobile phone',
    hint: 'A Canadian number, 10 digits. We fill it in when you book. Leave it empty to keep none.',
    error: 'Please enter a valid phone number',
    none: 'Not given yet',
  },
  kept: 'Appointments you have booked keep the name and phone they were booked with.',
  edit: 'Edit name and phone',
  cancel: 'Cancel',
  submit: 'Save',
  submitting: 'Saving...',
  done: 'Your details are saved',
  failed: 'Your details were not saved',
};

export const children = {
  title: 'Your girls',
  add: 'Add a child',
  full: ({ max }: { max: number }) =>
    `${max} children are saved, which is the most that fit. Remove one to add another.`,
  empty: {
    title: 'Tell us about her hair, once',
    text: 'A hair card takes a minute. From then on:',
    reasons: [
      'You book for her with one press: name, birthday and phone are filled in.',
      'We know her hair before she sits down: its texture, its length, and if her head is tender.',
      'The right products and her favourite beads are ready when she comes.',
    ],
    privacy: 'Only the studio sees it. You can change or remove it at any time.',
    action: 'Add your first child',
  },
  age: ({ age }: { age: number }) => (age === 1 ? '1 year old' : `${age} years old`),
  birthday: ({ birthday }: { birthday: string }) => `Birthday ${birthday}`,
  fill: 'Fill in her hair card',
  fillText: 'A few taps, and we know how to care for her hair.',
  book: ({ childName }: Named) => `Book for ${childName}`,
  edit: ({ childName }: Named) => `Edit ${childName}`,
  remove: ({ childName }: Named) => `Remove ${childName}`,
};

export const childForm = {
  add: 'Add a child',
  edit: ({ childName }: Named) => `Edit ${childName}`,
  name: { label: 'Name', hint: 'The name we should call her.', error: 'Her name is required' },
  dateOfBirth: {
    label: 'Date of birth',
    error: {
      required: 'Her date of birth is required',
      future: 'Please choose a date in the past.',
      invalid: 'Please enter a real date, such as 4 May 2018.',
    },
  },
  hair: { title: 'Her hair', text: 'Everything here may stay open. Tell us what you know.' },
  tooLong: ({ max, over }: { max: number; over: number }) =>
    `At most ${max} characters fit. Please shorten it by ${over}.`,
  spoken: ({ count, max }: { count: number; max: number }) => `${count} of ${max} characters`,
  yes: 'Yes',
  no: 'No',
  cancel: 'Cancel',
  submit: 'Save',
  submitting: 'Saving...',
  added: 'She is saved. You can book for her with one press now.',
  done: 'Her details are saved',
  failed: 'Her details were not saved',
};

export const removeChild = {
  title: ({ childName }: Named) => `Remove ${childName}?`,
  text: ({ childName }: Named) =>
    `${childName}’s hair card is deleted, and she is no longer offered when you book. Her appointments stay as they are, also what you said about photos: you can change it at each of them.`,
  keep: 'Keep her',
  confirm: 'Remove',
  confirming: 'Removing...',
  done: ({ childName }: Named) => `${childName} is removed`,
  failed: 'She was not removed. Please try again.',
};

export const photoConsent = {
  title: 'Photos of her hair',
  state: { yes: 'Yes, you may', no: 'No photos', open: 'Not answered yet' },
  since: ({ date }: { date: string }) => `Since ${date}`,
  openText: 'You have not said yet if we may take photos. We take none until you do.',
  required: 'New bookings need your yes. Those you have stay, without photos.',
  agree: 'Agree to photos',
  refuse: 'No photos, please',
  withdraw: 'Take it back',
  agreeing: {
    title: ({ childName }: Named) => `Photos of ${childName}’s hair`,
    keep: 'Not now',
    confirm: 'I agree',
    confirming: 'Saving your answer...',
    done: 'Thank you. Your answer is saved.',
  },
  withdrawing: {
    title: ({ childName }: Named) => `No more photos of ${childName}’s hair?`,
    text: 'From now on we take no new photos of her hair. We are told at once, and take the ones on our pages down.',
    bookings: 'It holds for all her appointments. For one of them only, open it in My Appointments.',
    required: 'To book again, you will have to agree to photos again.',
    keep: 'Leave it',
    confirm: 'Take it back',
    confirming: 'Saving your answer...',
    done: 'Your answer is saved. We have told the studio.',
  },
  failed: 'Your answer was not saved. Please try again.',
  history: {
    title: 'All your answers',
    loading: 'Loading your answers...',
    failed: 'We could not load your answers.',
    yes: 'You agreed',
    no: 'You said no',
    withBooking: 'with an appointment',
    byStudio: 'entered by the studio',
  },
};

export const childBookings = {
  title: 'Her visits',
  none: 'No visits yet.',
  next: ({ date, time }: { date: string; time: string }) => `Next: ${date}, ${time}`,
  all: 'My Appointments',
  failed: 'We could not load her visits.',
};
