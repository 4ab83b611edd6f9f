import { Heading } from '../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../components/Link/Link.tsx';
import { plaitAnchor } from '../../components/PlaitConnector/PlaitConnector.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { heroUrl } from './pictures.ts';
import { pageHref, storyHref } from './addresses.ts';
import * as css from './Welcome.css.ts';

export function Hero() {
  return (
    <section className={css.hero} aria-labelledby="welcome">
      <div className={css.heroGrid}>
        <div className={css.heroCopy}>
          <Heading level={1} size="hero" surface="hero" id="welcome">
            Three strands, one system.
          </Heading>
          <div className={css.heroText}>
            <Text size="lg" tone="body" surface="hero">
              Foundations, components and patterns of Plaitful, and every screen and flow that is made of
              them: what a parent books with on a phone in five minutes, and what the studio works with all
              day.
            </Text>
          </div>
          <div className={css.heroActions}>
            <ButtonLink size="lg" href={pageHref('Actions/Button')}>
              See the components
            </ButtonLink>
            <ButtonLink size="lg" variant="outline" surface="hero" href={pageHref('Start/Install')}>
              Install it
            </ButtonLink>
            <ButtonLink
              size="lg"
              variant="outline"
              surface="hero"
              href={storyHref('Flows/Drawn live', 'Booking')}
            >
              Watch a flow
            </ButtonLink>
          </div>
        </div>
        <div className={css.heroPicture}>
          <img src={heroUrl} alt="" width={400} height={500} />
          <i className={css.nape} {...plaitAnchor('down', { handleOut: 0.4 })} />
        </div>
      </div>
    </section>
  );
}
