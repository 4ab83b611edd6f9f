import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { reviews } from '../sample/reviews.ts';

const autoplay = Autoplay({ delay: 6000 });

export function Page() {
  const [viewport, embla] = useEmblaCarousel({ loop: true }, [autoplay]);
  return (
    <section aria-roledescription="carousel" aria-label="What parents say">
      <div ref={viewport}>
        <div>
          {reviews.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </div>
      </div>
      <button type="button" onClick={() => embla?.scrollPrev()}>
        Previous slide
      </button>
      <button type="button" onClick={() => embla?.scrollNext()}>
        Next slide
      </button>
    </section>
  );
}
