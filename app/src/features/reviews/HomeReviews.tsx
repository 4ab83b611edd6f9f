import { Spinner } from '@plaitful/design-system/Spinner';
import { reviews as words } from '@plaitful/messages/en-CA/reviews';
import { lazy, Suspense } from 'react';
import { useBrought } from '../../lib/api/pageData.tsx';
import { headingId, ReviewsFrame } from './ReviewsFrame.tsx';
import { whenNear } from './whenNear.ts';

// What the server drew stands still until it is nearly in sight.
const ReviewsCarousel = lazy(async () => {
  await whenNear(headingId);
  return { default: (await import('./ReviewsCarousel.tsx')).ReviewsCarousel };
});

const ReviewsBlock = lazy(async () => ({ default: (await import('./ReviewsBlock.tsx')).ReviewsBlock }));

/** The reviews that the page came with; they are asked for only where it came without. */
export function HomeReviews() {
  const brought = useBrought('/api/reviews/all');
  return (
    <Suspense
      fallback={
        <ReviewsFrame>
          <Spinner label={words.loading} />
        </ReviewsFrame>
      }
    >
      {brought ? <ReviewsCarousel reviews={brought} /> : <ReviewsBlock />}
    </Suspense>
  );
}
