import { SkipLink } from '@plaitful/design-system/SkipLink';
import { nav, brand } from '@plaitful/messages/en-CA/common';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import type { SessionUser } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { breakable } from '@plaitful/design-system/Text';
import { TopBar } from '@plaitful/design-system/TopBar';
import { Suspense, useState } from 'react';
import { Footer, FooterLink } from '@plaitful/design-system/Footer';
import { studioYear } from '@plaitful/domain/studio-clock';
import { footer } from '@plaitful/messages/en-CA/footer';
import { formatOpeningDay } from '@plaitful/messages/format';
import { lazyComponent } from '../lib/code/lazyComponent.ts';
import { paths } from '../lib/paths.ts';
import { MAIN_CONTENT_ID } from './useFocusOnNavigation.ts';
import * as css from './SiteLayout.css.ts';
import { useStudioValues, useBusiness } from './business.tsx';
import { useAccountDialog, useSession } from '../lib/session/session.tsx';
import { useInitialDataState } from '../lib/api/initialData.tsx';
import { phoneHref } from './ContactText.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useIsDesktop } from './useIsDesktop.ts';

export function SiteLayout() {
  const isHome = useLocation().pathname === paths.home.path;
  const isLeaving = useNavigation().state !== 'idle';
  return (
    <div className={css.frame}>
      <SkipLink target={MAIN_CONTENT_ID}>{nav.skip}</SkipLink>
      <SiteTopBar surface={isHome ? 'hero' : 'page'} />
      <main id={MAIN_CONTENT_ID} tabIndex={-1} aria-busy={isLeaving} className={css.main}>
        <Outlet />
      </main>
      <SiteFooter hasPlait={isHome} />
    </div>
  );
}

interface SiteTopBarProps {
  surface: 'page' | 'hero';
}

const UserMenu = lazyComponent(async () => (await import('./UserMenu.tsx')).UserMenu);

interface Place {
  href: string;
  label: string;
}

const places: readonly Place[] = [
  { href: paths.home.href(), label: nav.home },
  { href: paths.services.href(), label: nav.services },
  { href: paths.about.href(), label: nav.about },
  { href: paths.policy.href(), label: nav.policy },
  { href: paths.faq.href(), label: nav.faq },
];

const ownAppointments: Place = { href: paths.appointments.href(), label: nav.appointments };
const todayOfOwner: Place = { href: paths.adminBookings.href(), label: nav.today };

function SiteTopBar({ surface }: SiteTopBarProps) {
  const studio = useStudioValues();
  const { pathname } = useLocation();
  const { user, isAdmin } = useSession();
  const withCurrent = (place: Place) => ({ ...place, isCurrent: isWithin(pathname, place.href) });
  return (
    <TopBar
      background={surface}
      logo={{ name: brand.name, href: paths.home.href(), label: nav.logo(studio) }}
      label={nav.label}
      links={places.map(withCurrent)}
      panelLinks={user ? [withCurrent(isAdmin ? todayOfOwner : ownAppointments)] : []}
      menu={nav.menu}
      actions={<Account user={user} surface={surface} />}
    />
  );
}

/** Whether a path is a link's page or below it; Home only matches itself. */
function isWithin(pathname: string, place: string): boolean {
  return pathname === place || (place !== paths.home.href() && pathname.startsWith(`${place}/`));
}

function Account({ user, surface }: SiteTopBarProps & { user: SessionUser | null }) {
  if (user === null) return <AccountLinks surface={surface} />;
  return (
    <Suspense fallback={null}>
      <UserMenu email={user.email} surface={surface} />
    </Suspense>
  );
}

function AccountLinks({ surface }: SiteTopBarProps) {
  const { openLogin, openRegister } = useAccountDialog();
  return (
    <>
      <Button variant="text" isFlush surface={surface} onClick={() => openLogin()}>
        {nav.login}
      </Button>
      <Button variant="outline" surface={surface} onClick={() => openRegister()}>
        {nav.register}
      </Button>
    </>
  );
}

interface SiteFooterProps {
  /** Whether the page's plait ends at the footer. */
  hasPlait: boolean;
}

function SiteFooter({ hasPlait }: SiteFooterProps) {
  const business = useBusiness();
  const studio = useStudioValues();
  const { year: initialYear } = useInitialDataState();
  // The year of the server's data saves a slow phone the 70 ms of a browser's first `Intl` date.
  const [year] = useState(() => initialYear ?? studioYear(new Date(), business.timeZone));
  return (
    <Footer
      hasPlait={hasPlait}
      label={footer.label}
      wordmark={{ name: brand.name, href: paths.home.href(), label: footer.logo(studio) }}
      columns={[
        { key: 'hours', heading: footer.hours.heading, content: <OpeningHours /> },
        {
          key: 'visit',
          heading: footer.visit,
          content: <address className={css.address}>{studio.address}</address>,
        },
        { key: 'contact', heading: footer.contact, content: <Contact /> },
        { key: 'social', heading: footer.follow, content: <SocialLinks surface="inverse" /> },
      ]}
      links={useFooterLinks()}
      smallPrint={[
        footer.copyright({
          year,
          ...studio,
        }),
        ...(business.isDemo ? [footer.demo] : []),
      ]}
    />
  );
}

function useFooterLinks() {
  const { isMember } = useSession();
  const isDesk = useIsDesktop();
  return [
    { href: paths.home.href(), label: footer.home },
    { href: paths.about.href(), label: footer.about },
    { href: paths.services.href(), label: footer.services },
    ...(isMember && isDesk ? [{ href: paths.appointments.href(), label: footer.appointments }] : []),
    { href: paths.privacy.href(), label: footer.privacy },
  ];
}

function OpeningHours() {
  const { hours } = useBusiness();
  return (
    <>
      {hours.map((day) => (
        <p key={day.weekday}>{formatOpeningDay(day)}</p>
      ))}
      <p>{footer.hours.other}</p>
    </>
  );
}

function Contact() {
  const { contactEmail, contactPhone } = useStudioValues();
  return (
    <>
      <p>
        <FooterLink href={`mailto:${contactEmail}`} label={footer.email({ contactEmail })}>
          {breakable(contactEmail)}
        </FooterLink>
      </p>
      <p>
        <FooterLink href={phoneHref(contactPhone)} label={footer.phone({ contactPhone })}>
          {contactPhone}
        </FooterLink>
      </p>
    </>
  );
}
