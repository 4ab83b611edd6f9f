import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { plaitBead } from '@plaitful/design-system/PlaitLine';
import type { home } from '@plaitful/messages/en-CA/home';
import { paths } from '../../../lib/paths.ts';
import { Point } from '../Point.tsx';
import * as css from '../HomePage.css.ts';

type Words = ReturnType<typeof home>;

interface StoryProps {
  about: Words['about'];
  steps: Words['steps'];
}

/** What kind of studio this is, and how booking works; the plait beside it carries the steps. */
export function Story({ about, steps }: StoryProps) {
  return (
    <div className={css.about}>
      <Point at="deskUnderHero" heading="down" />
      <Point at="deskAtAbout" heading="down" />
      <Point at="deskAtSteps" heading="down" />
      <Point at="phoneAtAbout" heading="down" />
      <Point at="phoneAtSteps" heading="down" />
      <div className={css.aboutIn}>
        <section aria-labelledby="about">
          <Heading level={2} id="about">
            {about.title}
          </Heading>
          <p className={css.aboutLead}>{about.text}</p>
          <div className={css.aboutButton}>
            <ButtonLink size="lg" tone="secondary" href={paths.about.href()}>
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
                <i className={css.clamp} {...plaitBead(String(at + 1))} />
                {step}
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
