import { Heading } from '@plaitful/design-system/Heading';
import { Icon } from '@plaitful/design-system/Icon';
import type { home } from '@plaitful/messages/en-CA/home';
import { paths } from '../../../lib/paths.ts';
import braidsUrl from '../../../lib/pictures/braids.svg';
import cornrowsUrl from '../../../lib/pictures/cornrows.svg';
import prepUrl from '../../../lib/pictures/prep.svg';
import { Link } from '../../../lib/routing/Link.tsx';
import { Point } from '../Point.tsx';
import * as css from '../HomePage.css.ts';

interface PanelsProps {
  words: ReturnType<typeof home>['services'];
}

/** The services teaser: Cornrows, Braids and Hair Prep, each leading to the services (product spec 2, Home). */
export function Panels({ words }: PanelsProps) {
  const panels = [
    { ...words.cornrows, picture: cornrowsUrl },
    { ...words.braids, picture: braidsUrl },
    { ...words.prep, picture: prepUrl },
  ];
  return (
    <section aria-labelledby="panels" className={css.below}>
      <div className={css.panelsHead}>
        <Heading level={2} id="panels">
          {words.title}
        </Heading>
        <p className={css.panelsText}>{words.text}</p>
      </div>
      <div className={css.panelsBox}>
        <Point at="deskIntoPanels" heading="down" />
        <Point at="deskOutOfPanels" heading="down" />
        <Point at="phoneIntoPanels" heading="down" />
        <Point at="phoneOutOfPanels" heading="down" />
        <div className={css.panels}>
          {panels.map(({ title, text, picture }) => (
            <Link key={title} to={paths.services.href()} className={css.panel}>
              <Heading level={3} size="3xl" tone="onPicture">
                {title}
              </Heading>
              <span className={css.panelText}>{text}</span>
              <span className={css.panelGo}>
                {words.link({ serviceName: title })}
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
