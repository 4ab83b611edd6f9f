import type { ChairDay, DayBlock, DayPlan, Span } from '@plaitful/domain/day-plan';
import type { Planned } from './dayModel.ts';

export type Entry = { readonly key: string; readonly chair: number | null } & (
  ({ readonly kind: 'booking' } & DayBlock<Planned>) | ({ readonly kind: 'gap' } & Span)
);

const byTime = (a: Entry, b: Entry): number =>
  a.from - b.from || (a.chair ?? Infinity) - (b.chair ?? Infinity) || 0;

export function entriesOf({ chair, blocks, gaps }: ChairDay<Planned>): Entry[] {
  const booked = blocks.map((block): Entry => ({
    kind: 'booking',
    key: `b${block.booking.bookingId}`,
    chair,
    ...block,
  }));
  const free = gaps.map((gap): Entry => ({ kind: 'gap', key: `g${chair} ${gap.from}`, chair, ...gap }));
  return [...booked, ...free].toSorted(byTime);
}

export const entriesOfDay = ({ chairs }: DayPlan<Planned>): Entry[] =>
  chairs.flatMap(entriesOf).toSorted(byTime);
