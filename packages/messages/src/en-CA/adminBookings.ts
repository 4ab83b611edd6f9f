import type { VisitOutcome } from '@plaitful/domain/visit';
import { depositToReturn } from './admin.ts';
import { outcomes } from './visit.ts';

export const bookingsList = {
  title: 'All bookings',
  search: {
    label: 'Search bookings',
    hint: 'By parent, child, email, phone, service or style',
  },
  show: {
    label: 'Which bookings',
    all: 'All',
    today: 'Today',
    due: 'Deposit due',
    cancelled: 'Cancelled',
    toReturn: depositToReturn.short,
  },
  filters: {
    open: 'Style, visit and dates',
    style: 'Style',
    anyStyle: 'All styles',
    thisStyle: 'The chosen style',
    visits: 'Visits',
    anyVisits: 'All',
    subset: {
      LIVE: 'Not cancelled',
      ...outcomes,
      MEMBER: 'Cancelled by the parent',
      STUDIO: 'Cancelled by the studio',
      DEADLINE: 'Cancelled without deposit',
      DEPOSIT_RECEIVED: 'Deposit received',
      DEPOSIT_HELD: 'Deposit held',
    },
    from: 'From',
    to: 'To',
    wrongDate: 'Please enter a real date.',
    turned: 'The last day lies before the first. Please choose a later one.',
    clear: 'Clear the filters',
    empty: 'No bookings match these filters.',
    stylesFailed: 'We could not load the styles. Please open the filters again.',
  },
  /** For screen readers, after a search or a change of the filter. */
  found: ({ count }: { count: number }) => (count === 1 ? '1 booking found' : `${count} bookings found`),
  export: {
    button: 'Export',
    busy: 'Getting the table...',
    bookkeeping: 'For bookkeeping',
    raw: 'All raw columns',
    failed: 'We could not get the table of bookings. Please try again.',
  },
  undelivered: {
    text: ({ count }: { count: number }) =>
      count === 1 ? '1 message could not be delivered.' : `${count} messages could not be delivered.`,
    link: 'See what to do',
  },
  backup: {
    failed: ({ lastGood }: { lastGood: string }) =>
      `The last backup failed; the one before it is from ${lastGood}. Please tell whoever looks after the server.`,
    neverMade: 'The backup failed, and there is none yet. Please tell whoever looks after the server.',
  },
};

interface Done {
  who: string;
}

export const bookingHistory = {
  title: 'History',
  loading: 'Loading the history...',
  failed: 'We could not load the history. Please try again.',
  studio: 'the studio',
  you: 'you',
  created: ({ who }: Done) => `Booked by ${who}`,
  rescheduled: ({ who, date, time }: Done & { date: string; time: string }) =>
    `Moved to ${date}, ${time} by ${who}`,
  rescheduledFrom: ({ date, time }: { date: string; time: string }) => `Before: ${date}, ${time}`,
  deposit: ({ who, status }: Done & { status: string }) => `Deposit set to ${status} by ${who}`,
  payment: ({ who, status }: Done & { status: string }) => `Payment set to ${status} by ${who}`,
  cancelled: ({ who }: Done) => `Cancelled by ${who}`,
  cancelledByItself: 'Cancelled by itself, because the deposit had not arrived',
  restored: ({ who, status }: Done & { status: string }) => `Brought back by ${who}, payment ${status}`,
  depositReturned: ({ who }: Done) => `Deposit marked as returned by ${who}`,
  depositNotReturned: ({ who }: Done) => `Deposit marked as still to be returned by ${who}`,
  outcome: ({ who, outcome }: Done & { outcome: VisitOutcome }) => `Set to “${outcomes[outcome]}” by ${who}`,
  finished: ({ who }: Done) => `Visit finished by ${who}`,
  cancelledKept: ({ who }: Done) => `Cancelled by ${who}, deposit kept`,
  depositSent: ({ who }: Done) => `${who} says that the deposit was sent`,
  depositNotArrived: ({ who }: Done) => `Deposit not arrived, said by ${who}`,
  askedToReschedule: ({ who }: Done) => `Asked by ${who} to choose a new time`,
  chair: ({ before, after }: { before: number; after: number }) =>
    `Chair ${before} before, now chair ${after}`,
};

export const bookingReschedule = {
  open: 'Move appointment',
  title: 'Move appointment',
  loading: 'Loading the free times...',
  told: ({ fullName, childName }: { fullName: string; childName: string }) =>
    `${fullName} is told of ${childName}’s new time at once.`,
  paid: 'The deposit stays as it is.',
  deposit: ({ deadline }: { deadline: string }) =>
    `The deposit is due before ${deadline}. A new time does not give more time to pay.`,
  submit: 'Move appointment',
  submitting: 'Moving the appointment...',
  failed: ({ date, time }: { date: string; time: string }) =>
    `The appointment was not moved. It is still on ${date}, ${time}. Please try again.`,
  unknown:
    'We did not get an answer, so we cannot say if the appointment has moved. Please close this and look at its date before you try again.',
  taken: ({ date, time }: { date: string; time: string }) =>
    `${date}, ${time} has just been booked by someone else. The appointment is where it was. Please pick another time.`,
  loadFailed: 'We could not load the free times. Please try again.',
};

export const bookingChanged = 'Someone else changed this. You now see the newest version.';
