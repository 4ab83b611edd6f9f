/** The form for a new calendar feed URL, for parents and the owner. */
export const calendarFeedForm = {
  renew: 'The address that you have stops working, and each of your calendars needs the new one.',
  mail: 'We ask for your password because whoever has the address can read the appointments. You also get an email about it.',
  password: { label: 'Your password', error: 'Please enter your password.' },
  submit: 'Make the address',
  submitting: 'Making the address...',
  cancel: 'Cancel',
  failed: 'There is no new address.',
};
