import type { ReviewsReader } from '../reviews/reviews.service.ts';
import type { ServiceTypesReader } from '../serviceTypes/serviceTypes.service.ts';
import type { StylesReader } from '../styles/styles.service.ts';
import type { ListReaders } from './renderedPages.ts';

/** The lists that everybody may see, whole, from memory where they are. */
export interface PublicLists {
  readonly readStyles: StylesReader;
  readonly readServiceTypes: ServiceTypesReader;
  readonly readReviews: ReviewsReader;
}

/** The lists that pages can be sent with, by the path of their call. */
export const createPageLists = (lists: PublicLists): ListReaders => ({
  '/api/reviews/all': async () => (await lists.readReviews()).rows,
  '/api/service-type/service/all': async () => (await lists.readServiceTypes()).rows,
  '/api/styles/all': async () => (await lists.readStyles()).rows,
});
