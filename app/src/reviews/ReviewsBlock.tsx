import { Button } from '@plaitful/design-system/Button';
import { Carousel } from '@plaitful/design-system/Carousel';
import { ClampText } from '@plaitful/design-system/ClampText';
import { Heading } from '@plaitful/design-system/Heading';
import { Inline } from '@plaitful/design-system/Inline';
import { Spinner } from '@plaitful/design-system/Spinner';
import { Text } from '@plaitful/design-system/Text';
import type { Review } from '@plaitful/api-client/contract';
import { readProblem } from '@plaitful/api-client/problem';
import { $api } from '../api/client.ts';
import { useHelp } from '../api/useHelp.ts';
import { useBusiness } from '../business.tsx';
import { ContactText } from '../chrome/ContactText.tsx';
import { carouselWords, rotationOf } from '../lists/carouselWords.ts';
import { action, carousel } from '../messages/en-CA/common.ts';
import { reviews as words } from '../messages/en-CA/reviews.ts';
import * as css from './ReviewsBlock.css.ts';

const headingId = 'reviews';

/** Two beside one another from 1024 px on, each for six seconds (product spec 9, Carousels). */
const perView = { phone: 1, laptop: 2 } as const;
const rotation = rotationOf(6000);

/** What parents say: reviews from the server (product spec 2, Home and Style detail). */
export function ReviewsBlock() {
  const help = useHelp();
  const reviews = $api.useQuery('get', '/api/reviews/all');
  if (reviews.data && reviews.data.length > 0) {
    return (
      <section aria-labelledby={headingId}>
        <Carousel
          label={carousel.label({ listName: words.title, total: reviews.data.length })}
          slides={reviews.data.map((review) => ({
            key: String(review.reviewId),
            content: <Quote {...review} />,
          }))}
          words={carouselWords}
          perView={perView}
          rotation={rotation}
          head={<Head />}
        />
      </section>
    );
  }
  return (
    <section aria-labelledby={headingId} className={css.block}>
      <Head />
      {reviews.isSuccess ? <Text size="lg">{words.empty}</Text> : null}
      {reviews.isPending ? <Spinner label={words.loading} /> : null}
      {reviews.isError ? (
        <div role="alert">
          <Inline gap={4}>
            <div>
              <Text>{words.failed}</Text>
              <Text size="sm" tone="muted">
                <ContactText text={help.afterLoading(readProblem(reviews.error))} />
              </Text>
            </div>
            <Button tone="secondary" isBusy={reviews.isFetching} onClick={() => void reviews.refetch()}>
              {action.tryAgain}
            </Button>
          </Inline>
        </div>
      ) : null}
    </section>
  );
}

function Head() {
  const { isDemo } = useBusiness();
  return (
    <div className={css.head}>
      <Heading level={2} size="2xl" id={headingId}>
        {words.title}
      </Heading>
      {isDemo ? (
        <Text size="sm" tone="muted">
          {words.demo}
        </Text>
      ) : null}
    </div>
  );
}

/** One review; a long one shows its first lines (product spec 9, Testimonial text). */
function Quote({ review, reviewBy }: Review) {
  return (
    <figure className={css.figure}>
      <blockquote className={css.quote}>
        <ClampText
          lines={{ phone: 3, desk: 4 }}
          more={words.more}
          less={words.less}
          subject={words.subject({ reviewBy })}
        >
          {review}
        </ClampText>
      </blockquote>
      <figcaption className={css.by}>{reviewBy}</figcaption>
    </figure>
  );
}
