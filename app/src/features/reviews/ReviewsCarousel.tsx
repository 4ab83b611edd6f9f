import { Carousel } from '@plaitful/design-system/Carousel';
import { ClampText } from '@plaitful/design-system/ClampText';
import { Text } from '@plaitful/design-system/Text';
import type { Review } from '@plaitful/api-client/contract';
import { carousel } from '@plaitful/messages/en-CA/pagination';
import { reviews as words } from '@plaitful/messages/en-CA/reviews';
import { useHydrationMarker } from '../../shell/HydrationSignal.tsx';
import { carouselWords, createCarouselRotation } from '../lists/carouselLabels.ts';
import { headingId, ReviewsSection, ReviewsHead } from './ReviewsSection.tsx';
import * as css from './LoadedReviews.css.ts';

const slidesPerView = { phone: 1, laptop: 2 } as const;
const rotation = createCarouselRotation(6000);

export function ReviewsCarousel({ reviews }: { reviews: readonly Review[] }) {
  const dehydrated = useHydrationMarker();
  if (reviews.length === 0) {
    return (
      <ReviewsSection>
        <Text size="lg">{words.empty}</Text>
      </ReviewsSection>
    );
  }
  return (
    <section aria-labelledby={headingId} {...dehydrated}>
      <Carousel
        label={carousel.label({ listName: words.title, total: reviews.length })}
        slides={reviews.map((review) => ({
          key: String(review.reviewId),
          content: <Quote {...review} />,
        }))}
        words={carouselWords}
        slidesPerView={slidesPerView}
        rotation={rotation}
        header={<ReviewsHead />}
      />
    </section>
  );
}

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
