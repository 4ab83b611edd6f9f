import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { pageHref } from './addresses.ts';
import * as css from './Welcome.css.ts';

/** The two typefaces, each in its role. */
export function FontSamples() {
  return (
    <section className={css.left} aria-labelledby="type">
      <Heading level={2} id="type">
        Two voices in type
      </Heading>
      <div className={css.faces}>
        <div className={css.face}>
          <span className={css.letterVariants.heading} aria-hidden="true">
            Aa
          </span>
          <Heading level={3} size="2xl">
            Fredoka names it
          </Heading>
          <Text>Headings, styles, prices: round, friendly, and large.</Text>
          <Text isDisplay weight="semibold" size="lg" tone="price">
            $76.50
          </Text>
        </div>
        <div className={css.face}>
          <span className={css.letterVariants.body} aria-hidden="true">
            Aa
          </span>
          <Heading level={3} size="2xl">
            Nunito Sans explains it
          </Heading>
          <Text>
            Everything else, at 17 px and in lines of 62 characters at the most. Figures have one width, so
            that 11:11 AM and 10:08 PM stand straight under one another.
          </Text>
          <div>
            <Link href={pageHref('Foundations/Type')} isStandalone trailingIcon="arrowRight">
              See the sizes
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
