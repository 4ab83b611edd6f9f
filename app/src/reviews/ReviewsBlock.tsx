import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { Spinner } from '@plaitful/design-system/Spinner';
import { Text } from '@plaitful/design-system/Text';
import type { Review } from '@plaitful/api-client/contract';
import { $api } from '../api/client.ts';
import { useBusiness } from '../business.tsx';
import { action } from '../messages/en-CA/common.ts';
import { reviews as words } from '../messages/en-CA/reviews.ts';
import * as css from './ReviewsBlock.css.ts';

/** How many reviews a page shows. */
const shown = 4;

/** What parents say: reviews from the server (product spec 2, Home and Style detail). */
export function ReviewsBlock() {
  const reviews = $api.useQuery('get', '/api/reviews/all');
  const { isDemo } = useBusiness();
  return (
    <section aria-labelledby="reviews" className={css.block}>
      <div className={css.head}>
        <Heading level={2} size="2xl" id="reviews">
          {words.title}
        </Heading>
        {isDemo ? (
          <Text size="sm" tone="muted">
            {words.demo}
          </Text>
        ) : null}
      </div>
      {reviews.isSuccess ? <Reviews reviews={reviews.data} /> : null}
      {reviews.isPending ? <Spinner label={words.loading} /> : null}
      {reviews.isError ? (
        <div role="alert">
          <Inline gap={4}>
            <Text>{words.failed}</Text>
            <Button tone="secondary" isBusy={reviews.isFetching} onClick={() => void reviews.refetch()}>
              {action.tryAgain}
            </Button>
          </Inline>
        </div>
      ) : null}
    </section>
  );
}

function Reviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return <Text size="lg">{words.empty}</Text>;
  return (
    <ul className={css.list}>
      {reviews.slice(0, shown).map(({ reviewId, review, reviewBy }) => (
        <li key={reviewId}>
          <figure className={css.figure}>
            <blockquote className={css.quote}>{review}</blockquote>
            <figcaption className={css.by}>{reviewBy}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
