import { Footer, FooterLink } from '../../components/Footer/Footer.tsx';
import { LinkProvider, type RouterLinkProps } from '../../components/Link/Link.tsx';
import { PlaitLine } from '../../components/PlaitLine/PlaitLine.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Faces } from './Faces.tsx';
import { Hero } from './Hero.tsx';
import { Motif } from './Motif.tsx';
import { Panels } from './Panels.tsx';
import { Point } from './Point.tsx';
import { Principles } from './Principles.tsx';
import { Voice } from './Voice.tsx';
import * as css from './Welcome.css.ts';

/** Leads the whole of Storybook to one of its pages, not only the frame of this one. */
function PageLink({ href, state: _state, isReplace: _isReplace, children, ...anchor }: RouterLinkProps) {
  return (
    <a {...anchor} href={`./?path=${href}`} target="_top">
      {children}
    </a>
  );
}

const pages = {
  Foundations: ['Colour', 'Type', 'Space', 'Shape', 'Depth', 'Motion', 'Layers', 'Breakpoints', 'Icons'],
  Components: ['Button', 'TextField', 'DatePicker', 'Dialog', 'PaginatedTable', 'Carousel', 'PlaitLine'],
  Patterns: ['Form', 'List', 'Confirm', 'Wording', 'Status', 'Phone and desk'],
} as const;

function pageHref(group: string, name: string): string {
  return `/docs/${`${group}-${name}`.toLowerCase().replaceAll(' ', '-')}--docs`;
}

/** What the system is, told by itself: the girl's own braid runs through principles, colour, type, motif and voice. */
export function Welcome() {
  return (
    <LinkProvider component={PageLink}>
      <div className={css.page} dir="ltr">
        <Hero />
        <Principles />
        <Panels />
        <div className={css.relative}>
          <Faces />
          <Motif />
          <Voice />
          <div className={css.last} />
          <Point at="deskAtVoice" heading="down" />
          <Point at="deskAlongFooter" heading="left" />
          <Point at="deskEnd" heading="left" />
          <Point at="phoneAtVoice" heading="down" />
          <Point at="phoneAlongFooter" heading="right" />
          <Point at="phoneEnd" heading="right" />
        </div>
        <Footer
          hasPlait
          wordmark={{
            name: 'Plaitful',
            href: '/story/welcome--welcome',
            label: 'Plaitful, back to the beginning',
          }}
          columns={Object.entries(pages).map(([group, names]) => ({
            key: group,
            heading: group,
            content: (
              <Stack gap={0}>
                {names.map((name) => (
                  <FooterLink key={name} href={pageHref(group, name)}>
                    {name}
                  </FooterLink>
                ))}
              </Stack>
            ),
          }))}
          label="Where to begin"
          links={[
            { href: '/docs/foundations-colour--docs', label: 'Foundations' },
            { href: '/docs/components-button--docs', label: 'Components' },
            { href: '/docs/patterns-form--docs', label: 'Patterns' },
          ]}
          small={['Theme, text direction and motion are switched in the toolbar.']}
        />
        <PlaitLine blackFor={9} />
      </div>
    </LinkProvider>
  );
}
