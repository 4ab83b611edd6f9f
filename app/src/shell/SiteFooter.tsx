import { Footer, FooterLink } from '@plaitful/design-system/Footer';
import { studioYear } from '@plaitful/domain/studio-clock';
import { brand } from '@plaitful/messages/en-CA/common';
import { footer } from '@plaitful/messages/en-CA/footer';
import { formatOpeningDay } from '@plaitful/messages/format';
import { useState } from 'react';
import { useAppState } from '../lib/api/initialData.tsx';
import { useBusiness, useStudioValues } from './business.tsx';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session/session.tsx';
import { phoneHref } from './ContactText.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useIsDesk } from './useIsDesk.ts';
import * as css from './SiteFooter.css.ts';

interface SiteFooterProps {
  /** Whether the page's plait ends at the footer. */
  hasPlait: boolean;
}

export function SiteFooter({ hasPlait }: SiteFooterProps) {
  const business = useBusiness();
  const studio = useStudioValues();
  const { year: initialYear } = useAppState();
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
          content: <address className={css.address}>{footer.address(studio)}</address>,
        },
        { key: 'contact', heading: footer.contact, content: <Contact /> },
        { key: 'social', content: <SocialLinks ground="closing" /> },
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
  const isDesk = useIsDesk();
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
          {contactEmail}
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
