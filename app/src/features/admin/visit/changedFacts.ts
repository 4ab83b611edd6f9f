import type { Booking } from '@plaitful/api-client/contract';
import { finishDialog as labels } from '@plaitful/messages/en-CA/adminVisit';
import { formatDate, formatMoney, formatTime } from '@plaitful/messages/format';
import { formatOutcome } from './formatOutcome.ts';

type FormatFact = (booking: Booking, timeZone: string) => string;

const { fact, none } = labels;

const facts: readonly { label: string; format: FormatFact }[] = [
  { label: fact.date, format: ({ bookingDate }) => formatDate(bookingDate) },
  { label: fact.time, format: ({ bookingTime }) => formatTime(bookingTime) },
  { label: fact.outcome, format: formatOutcome },
  { label: fact.price, format: ({ value }) => formatMoney(value) },
  {
    label: fact.extras,
    format: ({ options = [] }) => options.map(({ name }) => name).join(', ') || none,
  },
  { label: fact.bill, format: ({ bill }) => (bill === undefined ? none : formatMoney(bill.total)) },
];

/** What somebody else changed about a booking that is being finished. */
export const listChangedFacts = (newest: Booking, before: Booking, timeZone: string) =>
  facts
    .map(({ label, format }) => ({
      label,
      newest: format(newest, timeZone),
      before: format(before, timeZone),
    }))
    .filter((one) => one.newest !== one.before);
