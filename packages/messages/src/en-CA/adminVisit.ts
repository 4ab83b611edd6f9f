import type { VisitOutcome } from '@plaitful/domain/visit';
import { outcomes } from './visit.ts';

interface Appointment {
  childName: string;
  styleName: string;
  date: string;
  time: string;
}

/** What the owner does on the day: a child arrives, is finished, or does not come. */
export const adminVisit = {
  title: 'Visit',
  list: 'Visits',
  /** Of the buttons for one booking. */
  label: ({ childName, time }: { childName: string; time: string }) => `Visit of ${childName}, ${time}`,
  arrived: outcomes.ARRIVED,
  arrivedAt: ({ time }: { time: string }) => `Arrived ${time}`,
  finish: 'Finish',
  missed: outcomes.NO_SHOW,
  change: 'Change',
  changeOf: ({ childName }: { childName: string }) => `Change the visit of ${childName}`,
  correct: 'Correct the bill',
  back: {
    EXPECTED: 'Back to expected',
    ARRIVED: 'Back to arrived',
    NO_SHOW: outcomes.NO_SHOW,
  } satisfies Record<Exclude<VisitOutcome, 'DONE'>, string>,
  busy: 'Saving...',
  undo: 'Undo',
  done: {
    EXPECTED: ({ childName }: { childName: string }) => `${childName} is expected again`,
    ARRIVED: ({ childName }: { childName: string }) => `${childName} has arrived`,
    NO_SHOW: ({ childName }: { childName: string }) => `It is noted that ${childName} did not come`,
    DONE: ({ childName }: { childName: string }) => `The visit of ${childName} is finished`,
  } satisfies Record<VisitOutcome, (values: { childName: string }) => string>,
  corrected: 'The bill is corrected',
  failed: 'It was not saved. Please try again.',
  openReceipt: 'Receipt',
  missedBefore: {
    text: ({ count }: { count: number }) => `Missed ${count}`,
    why: ({ count }: { count: number }) =>
      `This parent missed ${count} appointments in the last twelve months.`,
  },
};

/** Before it is noted that a child did not come. */
export const missedDialog = {
  title: ({ childName }: { childName: string }) => `${childName} did not come?`,
  text: ({ styleName, childName, date, time }: Appointment) =>
    `${styleName} for ${childName}, ${date}, ${time}. The appointment is set to CANCELLED.`,
  kept: ({ deposit }: { deposit: string }) => `The deposit of ${deposit} is kept.`,
  mail: 'Send a kind mail',
  mailHint: 'It says that you missed the child, that the deposit is kept, and how to book again.',
  confirm: outcomes.NO_SHOW,
  confirming: 'Saving...',
  keep: 'Leave it',
};

/** The bill of a visit, as the owner finishes it. */
export const finishDialog = {
  title: ({ childName }: { childName: string }) => `Finish the visit of ${childName}`,
  titleCorrect: ({ childName }: { childName: string }) => `Correct the bill of ${childName}`,
  cancel: 'Not yet',
  cancelCorrect: 'Leave it',
  submit: 'Finish',
  submitCorrect: 'Save the bill',
  submitting: 'Saving...',
  loadingExtras: 'Loading the extras of this style...',
  extrasFailed: 'We could not load the other extras of this style. Those that were booked are here.',
  earlierExtras: 'Booked before',
  lateFee: ({ lateFee }: { lateFee: string }) => `Late fee, ${lateFee}`,
  lateBy: ({ childName, late, grace }: { childName: string; late: string; grace: string }) =>
    `${childName} arrived ${late} after the start. Your policy gives ${grace}. Add the fee if you want to.`,
  line: {
    title: ({ index }: { index: number }) => `Line ${index}`,
    label: 'What it is for',
    amount: 'Amount',
    reduction: 'Amount taken off',
    add: 'Add a line',
    reduce: 'Take something off',
    remove: ({ label }: { label: string }) => (label === '' ? 'Remove this line' : `Remove “${label}”`),
    labelError: 'Please write what it is for, in 40 characters at most.',
    amountError: 'Please enter an amount between $0.01 and $500.',
  },
  total: 'Total',
  deposit: 'Deposit, paid before',
  toPay: 'To pay',
  toPayNow: ({ amount }: { amount: string }) => `To pay: ${amount}`,
  paidBy: { label: 'How was it paid?', error: 'Please choose how it was paid.' },
  tip: { label: 'Tip', hint: 'Apart from the price.', error: 'Please enter an amount from $0 to $500.' },
  changed: {
    title: 'Someone else changed this booking',
    text: 'Nothing of yours is lost. Please look at what changed, then press the button again.',
    before: ({ label, newest, before }: { label: string; newest: string; before: string }) =>
      `${label}: ${newest}. Before: ${before}.`,
    nothing: 'What you see here is still right.',
  },
  fact: {
    date: 'Date',
    time: 'Time',
    outcome: 'Visit',
    price: 'Booked price',
    extras: 'Extras',
    bill: 'Bill',
  },
  none: 'None',
};
