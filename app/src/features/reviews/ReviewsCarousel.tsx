import { Carousel } from '@plaitful/design-system/Carousel';
import { ClampText } from '@plaitful/design-system/ClampText';
import { Text } from '@plaitful/design-system/Text';
import type { Review } from '@plaitful/api-client/contract';
import { carousel } from '@plaitful/messages/en-CA/common';
import { reviews as words } from '@plaitful/messages/en-CA/reviews';
import { TakenOver, useLaterPart } from '../../shell/TakenOver.tsx';
import { carouselWords, rotationOf } from '../lists/carouselWords.ts';
import { headingId, ReviewsFrame, ReviewsHead } from './ReviewsFrame.tsx';
import * as css from './ReviewsBlock.css.ts';

/** Two beside one another from 1024 px on, each for six seconds (product spec 9, Carousels). */
const perView = { phone: 1, laptop: 2 } as const;
const rotation = rotationOf(6000);

/** What parents say, one after the other; or that nobody has said anything yet. */
export function ReviewsCarousel({ reviews }: { reviews: readonly Review[] }) {
  const later = useLaterPart();
  if (reviews.length === 0) {
    return (
      <ReviewsFrame>
        <Text size="lg">{words.empty}</Text>
      </ReviewsFrame>
    );
  }
  return (
    <TakenOver>
      <section aria-labelledby={headingId} {...later}>
        <Carousel
          label={carousel.label({ listName: words.title, total: reviews.length })}
          slides={reviews.map((review) => ({
            key: String(review.reviewId),
            content: <Quote {...review} />,
          }))}
          words={carouselWords}
          perView={perView}
          rotation={rotation}
          head={<ReviewsHead />}
        />
      </section>
    </TakenOver>
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
