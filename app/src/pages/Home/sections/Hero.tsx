import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { plaitAnchor } from '@plaitful/design-system/PlaitLine';
import { Text } from '@plaitful/design-system/Text';
import type { home } from '@plaitful/messages/en-CA/home';
import { wrap } from '../../../shell/layout.css.ts';
import { paths } from '../../../lib/paths.ts';
import heroUrl from '../../../lib/pictures/hero.svg';
import * as css from '../HomePage.css.ts';

interface HeroProps {
  words: ReturnType<typeof home>['hero'];
}

/** The girl, the promise, and the way to book. The page's plait begins at her nape. */
export function Hero({ words }: HeroProps) {
  return (
    <section className={css.hero} aria-labelledby="hero">
      <div className={`${wrap} ${css.heroGrid}`}>
        <div className={css.heroCopy}>
          <Heading level={1} size="hero" tone="onHero" id="hero">
            {words.title}
          </Heading>
          <div className={css.heroText}>
            <Text size="lg" tone="onHero">
              {words.text}
            </Text>
          </div>
          <div className={css.heroActions}>
            <ButtonLink size="lg" href={paths.services.href()}>
              {words.button}
            </ButtonLink>
            <p className={css.heroNote}>{words.note}</p>
          </div>
        </div>
        <div className={css.heroPicture}>
          <img src={heroUrl} alt="" width={400} height={500} fetchPriority="high" />
          <i className={css.nape} {...plaitAnchor('down', { reachOut: 0.4 })} />
        </div>
      </div>
    </section>
  );
}
