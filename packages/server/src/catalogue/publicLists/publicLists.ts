import type { Review, ServiceType, Style } from '@plaitful/api-client/contract';
import type { ListPart } from '../../platform/lists/lists.ts';

/** The public lists, cached for a second. */
export interface PublicLists {
  readonly readStyles: () => Promise<ListPart<Style>>;
  readonly readServiceTypes: () => Promise<ListPart<ServiceType>>;
  readonly readReviews: () => Promise<ListPart<Review>>;
  /** Invalidates the cache after a change made by this server. */
  readonly changing: <Outcome>(change: Promise<Outcome>) => Promise<Outcome>;
}
