/** The photo answer, on the page of an appointment. */
export const bookedPhotos = {
  /** One answer in one line, with how it came about. */
  answer: {
    withdrawn: ({ date }: { date: string }) => `No photos (agreed when booking, withdrawn ${date})`,
    given: ({ date }: { date: string }) => `Photos are fine (not agreed when booking, agreed ${date})`,
    atBooking: { yes: 'Photos are fine (agreed when booking)', no: 'No photos (not agreed when booking)' },
    later: {
      yes: ({ date }: { date: string }) => `Photos are fine (agreed ${date})`,
      no: ({ date }: { date: string }) => `No photos (since ${date})`,
    },
    open: 'Photos: not answered in the profile',
  },
  refuse: 'The parent says no',
  agree: 'The parent says yes',
  text: 'Enter it when the parent has told you so. It is kept with the date, as entered by you.',
  scope: {
    legend: 'For which appointments?',
    booking: 'This one only',
    child: 'All of hers',
  },
  refusing: {
    title: ({ childName }: { childName: string }) => `No photos of ${childName}?`,
    keep: 'Leave it',
    confirm: 'No photos',
    confirming: 'Saving the answer...',
  },
  agreeing: {
    title: ({ childName }: { childName: string }) => `Photos of ${childName}?`,
    keep: 'Leave it',
    confirm: 'She may be photographed',
    confirming: 'Saving the answer...',
  },
  done: 'The answer about photos is saved',
};

export const bookedChild = {
  title: ({ childName }: { childName: string }) => `${childName}’s hair card`,
  loading: 'Loading her hair card...',
  failed: 'We could not load her hair card. Please try again.',
  removed: 'The parent has removed her from the profile.',
  note: {
    label: 'Your note',
    hint: 'For the studio only. It is not shown to the parent, but it is part of their data if they ask for it.',
    spoken: ({ count, max }: { count: number; max: number }) => `${count} of ${max} characters`,
    count: ({ count, max }: { count: number; max: number }) => `${count}/${max}`,
    tooLong: ({ max, over }: { max: number; over: number }) =>
      `At most ${max} characters fit. Please shorten it by ${over}.`,
    submit: 'Save note',
    submitting: 'Saving the note...',
    done: 'The note is saved',
    failed: 'The note was not saved',
  },
  /** For a booking in lists and in the day view. */
  short: {
    noPhotos: 'No photos',
    avoid: ({ avoid }: { avoid: string }) => `Avoid: ${avoid}`,
    hair: ({ texture, length }: { texture: string | undefined; length: string | undefined }) =>
      texture === undefined ? (length ?? '') : [texture, length?.toLowerCase()].filter(Boolean).join(', '),
    calming: ({ calming }: { calming: string }) => `Calms her: ${calming}`,
    note: ({ note }: { note: string }) => `Note: ${note}`,
  },
};

/** For administrators, who show, export or delete a family's data at its request. */
export const family = {
  actions: ({ fullName }: { fullName: string }) => `Actions for ${fullName}`,
  column: 'Actions',
  children: {
    action: 'Children',
    title: ({ fullName }: { fullName: string }) => `The children of ${fullName}`,
    loading: 'Loading the children...',
    failed: 'We could not load the children. Please try again.',
    empty: 'No child is saved.',
    note: 'Your note',
  },
  export: {
    html: { action: 'Export as a page' },
    json: { action: 'Export as JSON' },
    done: 'The data is downloaded. Please give it to the family only.',
    failed: 'The data was not downloaded. Please try again.',
  },
  delete: {
    action: 'Delete family',
    title: ({ fullName }: { fullName: string }) => `Delete the family of ${fullName}?`,
    text: 'Only when the family asks for it. Please make sure that you talk to the parent: call the number of the account.',
    gone: 'Account, children, hair cards, notes, phone numbers and messages are deleted. Appointments that are still to come are cancelled.',
    kept: 'Times, styles and amounts stay without names. Paid deposits are not paid back by this: please arrange it with the parent.',
    final: 'This cannot be undone.',
    password: { label: 'Your own password', error: 'Please enter your password.' },
    keep: 'Keep the family',
    submit: 'Delete for good',
    submitting: 'Deleting the family...',
    done: ({ count }: { count: number }) =>
      count === 0
        ? 'The family is deleted'
        : `The family is deleted, and ${count === 1 ? 'one appointment' : `${count} appointments`} cancelled`,
    later:
      'What is left is deleted later: stored mails within the next hours, a message to you once you have received it. We mail you when that is done.',
    failed: 'The family was not deleted.',
  },
};
