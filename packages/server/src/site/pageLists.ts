import type { ServerContext } from '../context.ts';
import { keepRead } from '../lists/keepRead.ts';
import { readReviews } from '../reviews/reviews.service.ts';
import { readServiceTypes } from '../serviceTypes/serviceTypes.service.ts';
import type { StylesReader } from '../styles/styles.service.ts';
import type { ListReaders } from './drawings.ts';

const whole = { slice: undefined, sort: undefined, words: [] } as const;

/** The lists that pages can be sent with, kept until one of them changes. */
export function createPageLists(context: ServerContext, readStyles: StylesReader): ListReaders {
  const reviews = keepRead(context, () => readReviews(context, whole));
  const types = keepRead(context, () => readServiceTypes(context, whole));
  return {
    '/api/reviews/all': async () => (await reviews()).rows,
    '/api/service-type/service/all': async () => (await types()).rows,
    '/api/styles/all': async () => (await readStyles()).rows,
  };
}
