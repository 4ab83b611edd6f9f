import type { Channel } from '../messageValues.ts';
import { adminTitles } from './adminTitles.ts';

export const adminUndelivered = {
  title: adminTitles.undelivered,
  lead: 'These messages did not reach anyone yet. They are tried again by themselves for a while; Retry tries one at once.',
  back: 'Back to the bookings',
  column: {
    message: 'Message',
    to: 'To',
    when: 'Last tried',
    why: 'Why',
    tries: 'Tries',
    actions: 'Actions',
  },
  channel: { mail: 'Email', sms: 'Text message' } satisfies Record<Channel, string>,
  booking: 'Open the booking',
  bookingOf: ({ message }: { message: string }) => `Open the booking of “${message}”`,
  waiting: 'Waiting to be tried',
  notTried: 'Not tried yet',
  noReason: 'No reason given',
  retry: {
    text: 'Retry',
    about: ({ message, recipient }: { message: string; recipient: string }) => `“${message}” to ${recipient}`,
    busy: 'Trying again...',
    done: 'It is being sent again',
    gone: 'It was delivered meanwhile',
    failed: 'It could not be tried again. Please try again.',
  },
  loading: 'Loading the messages...',
  loadFailed: 'We could not load the messages. Please try again.',
  empty: 'Everything was delivered.',
  emptyHint: 'Messages that cannot be sent show here.',
};
