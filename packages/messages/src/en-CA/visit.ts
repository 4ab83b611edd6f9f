import type { PaymentMethod, VisitOutcome } from '@plaitful/domain/visit';
import { eTransfer } from './format.ts';

/** What became of an appointment, for the owner and in tables. */
export const outcomes: Readonly<Record<VisitOutcome, string>> = {
  EXPECTED: 'Expected',
  ARRIVED: 'Arrived',
  DONE: 'Done',
  NO_SHOW: 'Did not come',
};

export const paymentMethods: Readonly<Record<PaymentMethod, string>> = {
  CASH: 'Cash',
  E_TRANSFER: `Interac ${eTransfer}`,
  OTHER: 'Other',
};

/** The lines of a bill. */
export const bill = {
  /** For screen readers. */
  caption: 'What the visit cost',
  lateFee: 'Late fee',
  total: 'Total',
  deposit: 'Deposit, paid before',
  balanceBy: ({ method }: { method: PaymentMethod }) => `Paid on the day: ${paymentMethods[method]}`,
  tip: 'Tip, thank you',
  /** In the mail, whose plain text has a colon after it. */
  paidBy: ({ method }: { method: PaymentMethod }) =>
    `Paid on the day, ${method === 'E_TRANSFER' ? paymentMethods[method] : paymentMethods[method].toLowerCase()}`,
  /** What is left to pay. */
  rest: 'Balance',
  tax: ({ name, rate, amount }: { name: string; rate: string; amount: string }) =>
    `The total includes ${rate} ${name}: ${amount}`,
  taxNumber: ({ name, number }: { name: string; number: string }) => `${name} number: ${number}`,
  noTax: 'No GST/HST charged',
};

export const visit = {
  belowDeposit: 'The total is less than the deposit. Please check the reductions.',
};
