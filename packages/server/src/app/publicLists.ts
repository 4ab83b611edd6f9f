import type { Clock, PublicLists, ServerContext } from '../platform/context.ts';
import { loadReviews } from '../catalogue/reviews/reviews.service.ts';
import { loadServiceTypes } from '../catalogue/serviceTypes/serviceTypes.service.ts';
import { loadStyles } from '../catalogue/styles/styles.service.ts';
import { wholeListQuery } from '../platform/lists/lists.ts';

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

/** `invalidate` makes a change by this server visible at once. */
export function createPublicLists(context: ServerContext): PublicLists & { readonly invalidate: () => void } {
  const { clock } = context;
  const styles = cached(clock, () => loadStyles(context, wholeListQuery));
  const serviceTypes = cached(clock, () => loadServiceTypes(context, wholeListQuery));
  const reviews = cached(clock, () => loadReviews(context, wholeListQuery));
  return {
    loadStyles: styles.get,
    loadServiceTypes: serviceTypes.get,
    loadReviews: reviews.get,
    invalidate: () => {
      for (const list of [styles, serviceTypes, reviews]) list.invalidate();
    },
  };
}
