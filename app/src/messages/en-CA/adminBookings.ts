/** The owner's list of bookings: what narrows it, and what can be done with it. */
export const bookingsList = {
  title: 'All bookings',
  search: {
    label: 'Search bookings',
    hint: 'By parent, child, email, phone, service or style',
    clear: 'Clear the search',
    empty: ({ query }: { query: string }) => `Nothing matches “${query}”.`,
  },
  show: {
    label: 'Which bookings',
    all: 'All',
    today: 'Today',
    due: 'Deposit due',
    cancelled: 'Cancelled',
  },
  filters: {
    open: 'Style and dates',
    style: 'Style',
    anyStyle: 'All styles',
    thisStyle: 'The chosen style',
    from: 'From',
    to: 'To',
    wrongDate: 'Please enter a real date.',
    turned: 'The last day lies before the first. Please choose a later one.',
    clear: 'Clear the filters',
    empty: 'No bookings match these filters.',
    stylesFailed: 'We could not load the styles. Please open the filters again.',
  },
  /** Heard after a search or another filter. */
  found: ({ count }: { count: number }) => (count === 1 ? '1 booking found' : `${count} bookings found`),
  export: {
    button: 'Export',
    busy: 'Getting the table...',
    fileName: 'plaitful-bookings.csv',
    failed: 'We could not get the table of bookings. Please try again.',
  },
  undelivered: {
    text: ({ count }: { count: number }) =>
      count === 1 ? '1 message could not be delivered.' : `${count} messages could not be delivered.`,
    link: 'See what to do',
  },
};
