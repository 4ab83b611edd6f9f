import { PlaitLine } from '@plaitful/design-system/PlaitLine';
import { meta, title } from '@plaitful/messages/en-CA/common';
import { home } from '@plaitful/messages/en-CA/home';
import { useStudioValues } from '../../shell/business.tsx';
import { Page } from '../../shell/Page.tsx';
import { wrap } from '../../shell/layout.css.ts';
import { HomeReviews } from '../../features/reviews/HomeReviews.tsx';
import { Point } from './Point.tsx';
import { Hero } from './sections/Hero.tsx';
import { Panels } from './sections/Panels.tsx';
import { Story } from './sections/Story.tsx';
import * as css from './HomePage.css.ts';

/**
 * Home: the girl's own braid leaves the picture, carries the four steps of booking, passes behind what can be
 * booked and is tied off on the footer's edge (product spec 2, Home).
 */
export function HomePage() {
  const studio = useStudioValues();
  const words = home(studio);
  return (
    <Page title={title.home(studio)} description={meta.home(studio)}>
      <div className={css.page}>
        <Hero words={words.hero} />
        <Story about={words.about} steps={words.steps} />
        <Panels words={words.services} />
        <div className={css.reviews}>
          <div className={`${wrap} ${css.above}`}>
            <HomeReviews />
          </div>
          <Point at="deskAtReviews" heading="down" />
          <Point at="deskAlongFooter" heading="left" />
          <Point at="deskEnd" heading="left" />
          <Point at="phoneAtReviews" heading="down" />
          <Point at="phoneAlongFooter" heading="right" />
          <Point at="phoneEnd" heading="right" />
        </div>
        <PlaitLine blackFor={9} />
      </div>
    </Page>
  );
}
