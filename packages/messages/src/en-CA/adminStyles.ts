import { adminTitles } from './adminTitles.ts';

export const adminStyles = {
  title: adminTitles.styles,
  add: 'Add Style',
  search: {
    label: 'Search styles',
    hint: 'By style or service',
    found: ({ count }: { count: number }) => (count === 1 ? '1 style found' : `${count} styles found`),
  },
  column: {
    image: 'Image',
    style: 'Style Name',
    service: 'Service Name',
    price: 'Price',
    duration: 'Duration',
    deposit: 'Deposit',
    dates: 'Free dates',
    actions: 'Actions',
  },
  /** Headers for two values in one column, as on a tablet. */
  merged: { style: 'Style, service', price: 'Price, deposit', duration: 'Duration, dates' },
  was: 'was',
  dates: ({ count }: { count: number }) => (count === 1 ? '1 date' : `${count} dates`),
  datesUnknown: 'Not known right now',
  noDates: {
    text: 'No dates ahead',
    hint: 'Parents cannot book this style until you add dates.',
  },
  edit: {
    text: 'Edit',
    sr: ({ styleName }: { styleName: string }) => `Edit ${styleName}`,
  },
  delete: {
    text: 'Delete',
    sr: ({ styleName }: { styleName: string }) => `Delete ${styleName}`,
    title: ({ styleName }: { styleName: string }) => `Delete “${styleName}”?`,
    ask: 'It disappears from the Services page. Old appointments keep its name. This cannot be undone.',
    confirm: 'Delete style',
    confirming: ({ styleName }: { styleName: string }) => `Deleting ${styleName}...`,
    keep: 'Keep it',
    refusedLink: 'Show these bookings',
    done: 'Style deleted successfully',
    failed: 'Failed to delete style. Please try again.',
  },
  loading: 'Loading the styles...',
  loadFailed: 'Error loading services. Please try again later.',
  empty: 'No styles yet. Press “Add Style” to make the first one.',
};
