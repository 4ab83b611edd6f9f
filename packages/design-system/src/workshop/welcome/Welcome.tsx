import { Footer, FooterLink } from '../../components/Footer/Footer.tsx';
import { LinkProvider, type RouterLinkProps } from '../../components/Link/Link.tsx';
import { PlaitConnector } from '../../components/PlaitConnector/PlaitConnector.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { FontSamples } from './Faces.tsx';
import { Hero } from './Hero.tsx';
import { BrandMotif } from './Motif.tsx';
import { WelcomePanels } from './Panels.tsx';
import { filteredHref, pageHref, places, storyHref, type Place } from './addresses.ts';
import { WelcomeLinks } from './Places.tsx';
import { PrincipleItem } from './Point.tsx';
import { Principles } from './Principles.tsx';
import { ToneOfVoice } from './Voice.tsx';
import * as css from './Welcome.css.ts';

/** Navigates all of Storybook, not only the preview iframe. */
function PageLink({ href, state: _state, children, ...anchor }: RouterLinkProps) {
  return (
    <a {...anchor} href={`./?path=${href}`} target="_top">
      {children}
    </a>
  );
}

const pages = {
  Foundations: [
    'Colour',
    'Type',
    'Space',
    'Shape',
    'Depth',
    'Motion',
    'Layers',
    'Breakpoints',
    'Icons',
    'Illustrations',
  ],
  Components: [
    'Actions/Button',
    'Forms/TextField',
    'Dates/DatePicker',
    'Feedback/Dialog',
    'Content/PaginatedTable',
    'Content/Carousel',
    'Content/PlaitConnector',
  ],
  Patterns: ['Form', 'List', 'Confirm', 'Wording', 'Status', 'Phone and desk'],
} as const;

/** The columns of the footer, by heading. */
const columns: Readonly<Record<string, readonly Place[]>> = {
  ...Object.fromEntries(
    Object.entries(pages).map(([group, names]) => [
      group,
      names.map((page) => {
        // Components stand in groups of their own.
        const [name = '', under = group] = page.split('/').toReversed();
        return { name, href: pageHref(`${under}/${name}`) };
      }),
    ]),
  ),
  'Screens and flows': [
    ...places.screens,
    ...places.flows.map(({ name, href }) => ({ name: `${name}, drawn live`, href })),
  ],
};

/** Each group of the sidebar, with its first page. */
const groups: readonly Place[] = [
  { name: 'Install', href: pageHref('Start/Install') },
  { name: 'Foundations', href: pageHref('Foundations/Colour') },
  { name: 'Components', href: pageHref('Actions/Button') },
  { name: 'Patterns', href: pageHref('Patterns/Form') },
  { name: 'Pages', href: filteredHref(storyHref('Pages/Home', 'Guest'), 'screens') },
  { name: 'Flows', href: storyHref('Flows/Drawn live', 'Booking') },
];

/** Introduces the system: the girl's braid runs through principles, colour, type, motif and voice. */
export function Welcome() {
  return (
    <LinkProvider component={PageLink}>
      <div className={css.page} dir="ltr">
        <Hero />
        <Principles />
        <WelcomePanels />
        <div className={css.relative}>
          <FontSamples />
          <BrandMotif />
          <ToneOfVoice />
          <WelcomeLinks />
          <div className={css.plaitEnd} />
          <PrincipleItem at="deskAtVoice" direction="down" />
          <PrincipleItem at="deskAlongFooter" direction="left" />
          <PrincipleItem at="deskEnd" direction="left" />
          <PrincipleItem at="phoneAtVoice" direction="down" />
          <PrincipleItem at="phoneAlongFooter" direction="right" />
          <PrincipleItem at="phoneEnd" direction="right" />
        </div>
        <Footer
          hasPlait
          wordmark={{
            name: 'Plaitful',
            href: storyHref('Welcome', 'Welcome'),
            label: 'Plaitful, back to the beginning',
          }}
          columns={Object.entries(columns).map(([heading, links]) => ({
            key: heading,
            heading,
            content: (
              <Stack gap={0}>
                {links.map(({ name, href }) => (
                  <FooterLink key={href} href={href}>
                    {name}
                  </FooterLink>
                ))}
              </Stack>
            ),
          }))}
          label="Where to begin"
          links={groups.map(({ name, href }) => ({ href, label: name }))}
          smallPrint={['Theme, text direction and motion are switched in the toolbar.']}
        />
        <PlaitConnector hairLength={9} />
      </div>
    </LinkProvider>
  );
}
