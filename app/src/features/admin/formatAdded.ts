import { adminExtras } from '@plaitful/messages/en-CA/adminExtras';
import { formatDurationShort, formatMoney } from '@plaitful/messages/format';

/** What an option adds: "+$25, +30 min"; undefined for nothing. */
export function formatAdded({ price, minutes }: { price: number; minutes: number }): string | undefined {
  const added = [
    ...(price > 0 ? [formatMoney(price)] : []),
    ...(minutes > 0 ? [formatDurationShort(minutes)] : []),
  ];
  return added.length === 0 ? undefined : added.map((amount) => adminExtras.plus({ amount })).join(', ');
}
