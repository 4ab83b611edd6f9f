import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { filteredHref, places, storyHref } from './addresses.ts';
import * as css from './Welcome.css.ts';

const welcome = storyHref('Welcome', 'Welcome');

/** What the sidebar can show. */
const views = {
  screens: filteredHref(welcome, 'screens'),
  failures: filteredHref(welcome, 'failures'),
  system: filteredHref(welcome, '!screens'),
};

const kinds = [
  ['screens', 'Screens', 'Each page in each of its states: loading, empty, refused, offline, on a phone.'],
  [
    'flows',
    'Flows, drawn live',
    'The machine beside the real screen. Press an arrow, and both of them go there.',
  ],
] as const;

/** Links to the pages and flows of the product. */
export function WelcomeLinks() {
  return (
    <section className={css.left} aria-labelledby="places">
      <Heading level={2} id="places">
        Every screen, every flow
      </Heading>
      <p className={css.lead}>
        The sidebar shows the system. Show <Link href={views.screens}>the screens</Link>,{' '}
        <Link href={views.failures}>the failures</Link> or <Link href={views.system}>the system</Link> alone;
        then type a route (<code className={css.code}>/admin/bookings</code>) or an error code (
        <code className={css.code}>slot_taken</code>) into the search. Each address can be shared.
      </p>
      <div className={css.list}>
        {kinds.map(([kind, name, meaning]) => (
          <div key={kind} className={css.linkGroup}>
            <div className={css.example}>
              <Heading level={3} size="2xl">
                {name}
              </Heading>
              <Text tone="muted">{meaning}</Text>
            </div>
            <ul className={css.links}>
              {places[kind].map((place) => (
                <li key={place.href}>
                  <Link href={place.href} isStandalone trailingIcon="arrowRight">
                    {place.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
