import { adminTitles } from './adminTitles.ts';

interface Deposit {
  childName: string;
  deposit: string;
}

/** The owner's page of deposits. */
export const adminDeposits = {
  title: adminTitles.deposits,
  search: {
    label: 'Find a deposit',
    hint: 'By code, name or amount. You can paste your bank’s notice: we look for a code in it, and it does not leave this page.',
    found: ({ count }: { count: number }) => (count === 1 ? '1 deposit found' : `${count} deposits found`),
    none: 'No deposit matches.',
    noCode: 'There is no code of these deposits in the text.',
    clear: 'Clear the search',
  },
  group: {
    sent: { title: 'Sent', none: 'Nobody says that a deposit was sent.' },
    due: { title: 'Due', none: 'No deposits are open.' },
    toReturn: { title: 'To return', none: 'No deposits are to be returned.' },
  },
  what: ({ styleName, date }: { styleName: string; date: string }) => `${styleName}, ${date}`,
  left: ({ span }: { span: string }) => `${span} left`,
  over: 'Deadline passed',
  call: ({ fullName, phone }: { fullName: string; phone: string }) => `Call ${fullName}, ${phone}`,
  arrived: {
    button: 'Arrived',
    of: ({ childName, deposit }: Deposit) => `, ${deposit} for ${childName}`,
    busy: 'Saving...',
    done: ({ childName, deposit }: Deposit) =>
      `${deposit} for ${childName} is PAID. The parent is told in a minute.`,
  },
  notArrived: {
    button: 'Not arrived',
    busy: 'Saving...',
    done: ({ fullName }: { fullName: string }) => `${fullName} is told, and has 12 hours`,
  },
  returned: {
    button: 'Returned',
    busy: 'Saving...',
    done: ({ childName, deposit }: Deposit) => `${deposit} for ${childName} is marked as returned`,
  },
  undo: 'Undo',
  undone: 'It is as before',
  failed: 'It was not saved. Please try again.',
  loading: 'Loading the deposits...',
  loadFailed: 'We could not load the deposits. Please try again.',
};
