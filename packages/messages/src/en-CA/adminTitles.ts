/** Separate from the pages' other messages: `pages.ts` has them for the document's title. */
export const adminTitles = {
  styles: 'Styles',
  styleAdd: 'Add Style',
  styleUpdate: 'Update Style',
  serviceTypes: 'List of Services',
  extras: 'Extras',
  month: 'The month',
  calendar: 'Calendar',
  deposits: 'Deposits',
  bookings: 'Bookings',
  bookingUpdate: 'Update booking',
  undelivered: 'Undelivered messages',
  reviews: 'Reviews',
  users: 'Users',
  uploads: 'Uploads',
};
