import { Spinner } from '@plaitful/design-system/Spinner';
import { reviews as labels } from '@plaitful/messages/en-CA/reviews';
import { Suspense } from 'react';
import { useInitialData } from '../../lib/api/initialData.tsx';
import { lazyComponent } from '../../lib/code/lazyComponent.ts';
import { headingId, ReviewsSection } from './ReviewsSection.tsx';

/** How far below the viewport code is fetched, as a CSS length. */
const margin = '600px';

/**
 * Resolves when a server-rendered part comes near the viewport or is removed. A part that the server did not
 * render counts as near.
 */
async function whenInViewport(id: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id);
  if (part === null) return;
  let stop = (): void => undefined;
  await new Promise<void>((resolve) => {
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve();
      },
      { rootMargin: margin },
    );
    const presence = new MutationObserver(() => {
      if (!part.isConnected) resolve();
    });
    sight.observe(part);
    presence.observe(document.body, { childList: true, subtree: true });
    stop = () => {
      sight.disconnect();
      presence.disconnect();
    };
  });
  stop();
}

// The server-rendered part stays until it is near the viewport.
const ReviewsCarousel = lazyComponent(async () => {
  await whenInViewport(headingId);
  return (await import('./ReviewsCarousel.tsx')).ReviewsCarousel;
});

const ReviewsBlock = lazyComponent(async () => (await import('./LoadedReviews.tsx')).LoadedReviews);

/** Uses the reviews sent with the page; fetches them only when there were none. */
export function HomeReviews() {
  const initial = useInitialData('/api/reviews/all');
  return (
    <Suspense
      fallback={
        <ReviewsSection>
          <Spinner label={labels.loading} />
        </ReviewsSection>
      }
    >
      {initial ? <ReviewsCarousel reviews={initial} /> : <ReviewsBlock />}
    </Suspense>
  );
}
