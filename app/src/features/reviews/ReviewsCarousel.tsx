import { Carousel } from '@plaitful/design-system/Carousel';
import { TruncatedText } from '@plaitful/design-system/TruncatedText';
import { Text } from '@plaitful/design-system/Text';
import type { Review } from '@plaitful/api-client/contract';
import { carousel } from '@plaitful/messages/en-CA/pagination';
import { reviews as labels } from '@plaitful/messages/en-CA/reviews';
import { useDehydratedAttribute } from '../../shell/HydrationSignal.tsx';
import { carouselLabels, createCarouselRotation } from '../lists/carouselLabels.ts';
import { headingId, ReviewsSection, ReviewsHead } from './ReviewsSection.tsx';
import * as css from './LoadedReviews.css.ts';

const slidesPerView = { phone: 1, laptop: 2 } as const;
const rotation = createCarouselRotation(6000);

export function ReviewsCarousel({ reviews }: { reviews: readonly Review[] }) {
  const dehydrated = useDehydratedAttribute();
  if (reviews.length === 0) {
    return (
      <ReviewsSection>
        <Text size="lg">{labels.empty}</Text>
      </ReviewsSection>
    );
  }
  return (
    <section aria-labelledby={headingId} {...dehydrated}>
      <Carousel
        label={carousel.label({ listName: labels.title, total: reviews.length })}
        slides={reviews.map((review) => ({
          key: String(review.reviewId),
          content: <Quote {...review} />,
        }))}
        words={carouselLabels}
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
        <TruncatedText
          lines={{ phone: 3, desk: 4 }}
          more={labels.more}
          less={labels.less}
          subject={labels.subject({ reviewBy })}
        >
          {review}
        </TruncatedText>
      </blockquote>
      <figcaption className={css.reviewer}>{reviewBy}</figcaption>
    </figure>
  );
}
