import { Heading } from '@plaitful/design-system/Heading';
import { Icon } from '@plaitful/design-system/Icon';
import { ButtonLink } from '@plaitful/design-system/Link';
import {
  PlaitConnector,
  plaitAnchor,
  plaitNumber,
  type PlaitDirection,
} from '@plaitful/design-system/PlaitConnector';
import { Text } from '@plaitful/design-system/Text';
import { home } from '@plaitful/messages/en-CA/home';
import { Link } from 'react-router-dom';
import * as css from './HomePage.css.ts';
import heroUrl from '../../lib/images/hero.svg';
import braidsUrl from '../../lib/images/braids.svg';
import cornrowsUrl from '../../lib/images/cornrows.svg';
import prepUrl from '../../lib/images/prep.svg';
import { useStudioValues } from '../../shell/business.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { HomeReviews } from '../../features/reviews/HomeReviews.tsx';
import { paths } from '../../lib/paths.ts';
import { plaitPoints } from './HomePage.css.ts';

type Words = ReturnType<typeof home>;

/** Home. A plait runs from the girl's hair past the four steps of booking to the footer. */
export function HomePage() {
  const studio = useStudioValues();
  const labels = home(studio);
  return (
    <PageHead>
      <div className={css.page}>
        <Hero labels={labels.hero} />
        <Story about={labels.about} steps={labels.steps} />
        <Panels labels={labels.services} />
        <div className={css.reviews}>
          <div className={`${wrap} ${css.abovePlait}`}>
            <HomeReviews />
          </div>
          <Point at="deskAtReviews" heading="down" />
          <Point at="deskAlongFooter" heading="left" />
          <Point at="deskEnd" heading="left" />
          <Point at="phoneAtReviews" heading="down" />
          <Point at="phoneAlongFooter" heading="right" />
          <Point at="phoneEnd" heading="right" />
        </div>
        <PlaitConnector hairLength={9} />
      </div>
    </PageHead>
  );
}

function Hero({ labels }: { labels: Words['hero'] }) {
  return (
    <section className={css.hero} aria-labelledby="hero">
      <div className={`${wrap} ${css.heroGrid}`}>
        <div className={css.heroCopy}>
          <Heading level={1} size="hero" surface="hero" id="hero">
            {labels.title}
          </Heading>
          <div className={css.heroText}>
            <Text size="lg" tone="body" surface="hero">
              {labels.text}
            </Text>
          </div>
          <div className={css.heroActions}>
            <ButtonLink size="lg" href={paths.services.href()}>
              {labels.button}
            </ButtonLink>
            <p className={css.heroNote}>{labels.note}</p>
          </div>
        </div>
        <div className={css.heroPicture}>
          <img src={heroUrl} alt="" width={400} height={500} fetchPriority="high" />
          <i className={css.plaitStart} {...plaitAnchor('down', { handleOut: 0.4 })} />
        </div>
      </div>
    </section>
  );
}

function Story({ about, steps }: { about: Words['about']; steps: Words['steps'] }) {
  return (
    <div className={css.plaitBox}>
      <Point at="deskUnderHero" heading="down" />
      <Point at="deskAtAbout" heading="down" />
      <Point at="deskAtSteps" heading="down" />
      <Point at="phoneAtAbout" heading="down" />
      <Point at="phoneAtSteps" heading="down" />
      <div className={css.aboutContent}>
        <section aria-labelledby="about">
          <Heading level={2} id="about">
            {about.title}
          </Heading>
          <p className={css.aboutLead}>{about.text}</p>
          <div className={css.aboutButton}>
            <ButtonLink size="lg" variant="outline" href={paths.about.href()}>
              {about.button}
            </ButtonLink>
          </div>
        </section>
        <section aria-labelledby="steps" className={css.stepsTitle}>
          <Heading level={2} size="2xl" id="steps">
            {steps.title}
          </Heading>
          <ol className={css.steps}>
            {steps.items.map((step, at) => (
              <li key={step} className={css.step}>
                <i className={css.marker} {...plaitNumber(String(at + 1))} />
                {step}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}

function Panels({ labels }: { labels: Words['services'] }) {
  const panels = [
    { ...labels.cornrows, picture: cornrowsUrl },
    { ...labels.braids, picture: braidsUrl },
    { ...labels.prep, picture: prepUrl },
  ];
  return (
    <section aria-labelledby="panels">
      <div className={css.panelsHead}>
        <Heading level={2} id="panels">
          {labels.title}
        </Heading>
        <p className={css.panelsText}>{labels.text}</p>
      </div>
      <div className={css.plaitBox}>
        <Point at="deskIntoPanels" heading="down" />
        <Point at="deskOutOfPanels" heading="down" />
        <Point at="phoneIntoPanels" heading="down" />
        <Point at="phoneOutOfPanels" heading="down" />
        <div className={css.panels}>
          {panels.map(({ title, text, picture }) => (
            <Link key={title} to={paths.services.href()} className={css.panel}>
              <Heading level={3} size="3xl" surface="picture">
                {title}
              </Heading>
              <span className={css.panelText}>{text}</span>
              <span className={css.panelLink}>
                {labels.link({ serviceName: title })}
                <Icon name="arrowRight" />
              </span>
              <img
                className={css.panelPicture}
                src={picture}
                alt=""
                width={400}
                height={500}
                loading="lazy"
                decoding="async"
              />
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}

function Point({ at, heading }: { at: keyof typeof plaitPoints; heading: PlaitDirection }) {
  return <i className={plaitPoints[at]} {...plaitAnchor(heading)} />;
}
