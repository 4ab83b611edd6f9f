import type { Clock } from '../platform/config/clock.ts';
import type { ServerContext } from '../platform/context.ts';
import { readReviews } from '../catalogue/reviews/reviews.service.ts';
import { readServiceTypes } from '../catalogue/serviceTypes/serviceTypes.service.ts';
import { readStyles } from '../catalogue/styles/styles.service.ts';
import type { PublicLists } from '../catalogue/publicLists/publicLists.ts';
import { unpagedQuery } from '../platform/lists/lists.ts';

/** In ms; changes made by another server are visible after that. */
const ttlMs = 1000;

function cached<Value>(clock: Clock, read: () => Promise<Value>) {
  let entry: { readonly value: Promise<Value>; readonly readAt: number } | undefined;
  const invalidate = () => {
    entry = undefined;
  };
  const get = (): Promise<Value> => {
    const now = clock().getTime();
    if (entry === undefined || Math.abs(now - entry.readAt) >= ttlMs) {
      const value = read();
      entry = { value, readAt: now };
      value.catch(() => {
        if (entry?.value === value) invalidate();
      });
    }
    return entry.value;
  };
  return { get, invalidate };
}

export function createPublicLists(context: ServerContext): PublicLists {
  const { clock } = context;
  const styles = cached(clock, () => readStyles(context, unpagedQuery));
  const serviceTypes = cached(clock, () => readServiceTypes(context, unpagedQuery));
  const reviews = cached(clock, () => readReviews(context, unpagedQuery));
  return {
    readStyles: styles.get,
    readServiceTypes: serviceTypes.get,
    readReviews: reviews.get,
    changing: (change) =>
      change.finally(() => {
        for (const { invalidate } of [styles, serviceTypes, reviews]) invalidate();
      }),
  };
}
