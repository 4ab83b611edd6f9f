import type { Review, ServiceType, Style } from '@plaitful/api-client/contract';
import type { Clock } from '../config/clock.ts';
import type { ServerContext } from '../context.ts';
import { readReviews } from '../../catalogue/reviews/reviews.service.ts';
import { readServiceTypes } from '../../catalogue/serviceTypes/serviceTypes.service.ts';
import { readStyles } from '../../catalogue/styles/styles.service.ts';
import { wholeList, type ListPart } from './lists.ts';

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

/** The public lists, cached for a second. */
export interface PublicLists {
  readonly readStyles: () => Promise<ListPart<Style>>;
  readonly readServiceTypes: () => Promise<ListPart<ServiceType>>;
  readonly readReviews: () => Promise<ListPart<Review>>;
  /** Invalidates the cache after a change made by this server. */
  readonly changing: <Outcome>(change: Promise<Outcome>) => Promise<Outcome>;
}

export function createPublicLists(context: ServerContext): PublicLists {
  const { clock } = context;
  const styles = cached(clock, () => readStyles(context, wholeList));
  const serviceTypes = cached(clock, () => readServiceTypes(context, wholeList));
  const reviews = cached(clock, () => readReviews(context, wholeList));
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
