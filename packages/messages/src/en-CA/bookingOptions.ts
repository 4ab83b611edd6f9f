import { adds, included } from './options.ts';

/** What the price of a booking consists of. */
export const priceLines = {
  option: ({ group, name }: { group: string; name: string }) => `${group}: ${name}`,
  added: ({ price }: { price: string }) => adds({ what: price }),
  included,
};

export const offerChanged = ({
  total,
  deposit,
  durationSpoken,
  isGone,
}: {
  total: string;
  deposit: string;
  durationSpoken: string;
  isGone: boolean;
}): string =>
  `${isGone ? 'Something you chose is no longer offered. ' : ''}It is now ${total}, deposit ${deposit}, and takes about ${durationSpoken}. Please check it and press Book Now again.`;
