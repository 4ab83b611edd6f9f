import type { CancelledBy } from '@plaitful/domain/booking-status';
import type { VisitOutcome } from '@plaitful/domain/visit';
import { adminTitles } from './adminTitles.ts';
import { outcomes } from './visit.ts';

export const adminMonth = {
  title: adminTitles.month,
  months: 'Choose the month',
  previous: 'Previous month',
  next: 'Next month',
  loading: 'Adding up the month...',
  failed: 'We could not add up the month. Please try again.',
  about: 'An appointment counts in the month of its day. Each number opens its list.',
  export: { button: 'Export the month', busy: 'Exporting...' },
  visits: { title: 'Visits', outcome: outcomes satisfies Record<VisitOutcome, string> },
  cancelled: {
    title: 'Cancelled',
    by: {
      MEMBER: 'By the parent',
      STUDIO: 'By the studio',
      DEADLINE: 'No deposit in time',
    } satisfies Record<CancelledBy, string>,
  },
  value: {
    title: 'Value',
    booked: 'Booked',
    final: 'Final price of finished visits',
    options: 'Of it extras',
    lateFees: 'Of it late fees',
    otherLines: 'Of it other lines',
    tax: 'Of it tax',
    tips: 'Tips, beside it',
  },
  deposits: {
    title: 'Deposits',
    received: 'Received',
    held: 'Held for visits to come',
    toReturn: 'To return',
  },
  chairs: {
    title: 'Hours booked',
    chair: ({ chair }: { chair: number }) => `Chair ${chair}`,
    all: 'All chairs',
    of: ({ booked, offered }: { booked: string; offered: string }) => `${booked} of ${offered}`,
    none: 'The studio was closed all month.',
  },
  empty: {
    title: 'Nothing in this month',
    text: 'When appointments are booked on its days, they are added up here.',
  },
};
