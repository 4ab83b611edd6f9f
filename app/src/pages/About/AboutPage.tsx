import { Heading } from '@plaitful/design-system/Heading';
import { Link } from '@plaitful/design-system/Link';
import { Plait } from '@plaitful/design-system/Plait';
import { Text } from '@plaitful/design-system/Text';
import { about } from '@plaitful/messages/en-CA/about';
import { title } from '@plaitful/messages/en-CA/common';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';
import { phoneHref } from '../../shell/ContactText.tsx';
import crown from '../../lib/pictures/crown.svg';
import { Page } from '../../shell/Page.tsx';
import { SocialLinks } from '../../shell/SocialLinks.tsx';
import { wrap } from '../../shell/layout.css.ts';
import * as css from './AboutPage.css.ts';
import { ContactForm } from './ContactForm.tsx';

/** The studio, its values and the people behind it (product spec 2, About). */
export function AboutPage() {
  const studio = useStudioValues();
  const words = about(studio);
  return (
    <Page title={title.about(studio)} description={words.story.items[0]}>
      <div className={`${wrap} ${css.top}`}>
        <Heading level={1}>{words.title}</Heading>
        <section aria-labelledby="story" className={css.story}>
          <Heading level={2} size="2xl" id="story">
            {words.story.title}
          </Heading>
          {words.story.items.map((paragraph) => (
            <Text key={paragraph} size="lg">
              {paragraph}
            </Text>
          ))}
        </section>
      </div>
      <Vision title={words.vision.title} text={words.vision.text} />
      <div className={css.line}>
        <Plait size="list" />
      </div>
      <Cards words={words} />
      <Team words={words.team} />
      <Reach words={words} />
    </Page>
  );
}

function Vision({ title: heading, text }: { title: string; text: string }) {
  return (
    <section className={css.vision} aria-labelledby="vision">
      <div className={`${wrap} ${css.visionIn}`}>
        <img className={css.visionPicture} src={crown} alt="" width={400} height={500} fetchPriority="high" />
        <div className={css.visionText}>
          <Heading level={2} size="xl" tone="onPicture" id="vision">
            {heading}
          </Heading>
          <p className={css.visionWords}>{text}</p>
        </div>
      </div>
    </section>
  );
}

type Words = ReturnType<typeof about>;

/** The three cards: Mission Statement, Target Audience, Core Values (CEIP). */
function Cards({ words }: { words: Words }) {
  const { values } = words;
  return (
    <div className={`${wrap} ${css.cards}`}>
      {[words.mission, words.audience].map((card) => (
        <section key={card.title} className={css.card}>
          <Heading level={2} size="xl">
            {card.title}
          </Heading>
          <Text>{card.text}</Text>
        </section>
      ))}
      <section className={css.card}>
        <Heading level={2} size="xl">
          {values.title}
        </Heading>
        <ul className={css.values}>
          {[values.c, values.e, values.i, values.p].map((value) => (
            <li key={value}>
              <Lead text={value} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** A sentence whose first word names it, as in "Care: gentle hands". */
function Lead({ text }: { text: string }) {
  const end = text.indexOf(':') + 1;
  return (
    <>
      <strong>{text.slice(0, end)}</strong>
      {text.slice(end)}
    </>
  );
}

function Team({ words }: { words: Words['team'] }) {
  const { isDemo } = useBusiness();
  return (
    <section className={`${wrap} ${css.team}`} aria-labelledby="team">
      <Heading level={2} size="2xl" id="team">
        {words.title}
      </Heading>
      <div className={css.bio}>
        <Heading level={3} size="xl">
          {words.name}
        </Heading>
        {words.bio.map((paragraph) => (
          <Text key={paragraph} isMeasured>
            {paragraph}
          </Text>
        ))}
        {isDemo ? (
          <Text size="sm" tone="muted">
            {words.demo}
          </Text>
        ) : null}
      </div>
    </section>
  );
}

/** How to reach the studio: a message, hours, phone, social links. */
function Reach({ words }: { words: Words }) {
  const { contactPhone } = useStudioValues();
  return (
    <section className={css.reach} aria-labelledby="reach">
      <div className={`${wrap} ${css.reachIn}`}>
        <div className={css.ways}>
          <div className={css.card}>
            <Heading level={2} size="2xl" id="reach">
              {words.contact.title}
            </Heading>
            <Text>{words.contact.text}</Text>
          </div>
          <div className={css.card}>
            <Heading level={3}>{words.hours.title}</Heading>
            <Text>{words.hours.text}</Text>
          </div>
          <div className={css.card}>
            <Heading level={3}>{words.phone.title}</Heading>
            <Link href={phoneHref(contactPhone)} isStandalone>
              {contactPhone}
            </Link>
          </div>
          <div className={css.card}>
            <Heading level={3}>{words.social.title}</Heading>
            <SocialLinks />
          </div>
        </div>
        <ContactForm words={words.contact} />
      </div>
    </section>
  );
}
