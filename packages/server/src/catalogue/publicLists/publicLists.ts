import type { Review, ServiceType, Style } from '@plaitful/api-client/contract';
import type { Page } from '../../platform/lists/lists.ts';

/** The public lists, cached for a second. */
export interface PublicLists {
  readonly readStyles: () => Promise<Page<Style>>;
  readonly readServiceTypes: () => Promise<Page<ServiceType>>;
  readonly readReviews: () => Promise<Page<Review>>;
  /** Invalidates the cache after a change made by this server. */
  readonly changing: <Outcome>(change: Promise<Outcome>) => Promise<Outcome>;
}
