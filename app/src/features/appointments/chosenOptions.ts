import type { Booking } from '@plaitful/api-client/contract';
import { hairReady } from '@plaitful/messages/en-CA/calendar';
import { paths } from '../../lib/paths.ts';

/** What to do or bring: for the style, in general where it says nothing of its own, and for what was chosen. */
export const listPreparation = ({ preparation = hairReady, options = [] }: Booking): string[] => [
  ...new Set([preparation, ...options.map((option) => option.preparation)].filter((line) => line !== '')),
];

/** The free times of the style, with the same options. */
export const getBookAgainHref = ({ styleId, bookingId, options }: Booking): string =>
  paths.picker.href(
    styleId,
    bookingId,
    options?.map(({ optionId }) => optionId),
  );
