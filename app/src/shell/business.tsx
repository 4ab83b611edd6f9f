import { formatDuration, formatHours, formatMoney, formatPhone } from '@plaitful/messages/format';
import type { StudioValues } from '@plaitful/messages/studio-values';
import { createContext, lazy, Suspense, use, useMemo, type ReactNode } from 'react';
import type { Business } from '@plaitful/api-client/contract';
import { useVisit } from '../lib/api/pageData.tsx';
import { PageLoading } from './PageLoading.tsx';

const BusinessContext = createContext<Business | undefined>(undefined);

/** The studio's public settings. */
export function useBusiness(): Business {
  const business = use(BusinessContext);
  if (!business) throw new Error('useBusiness needs a BusinessProvider');
  return business;
}

const AskedBusiness = lazy(async () => ({
  default: (await import('./AskedBusiness.tsx')).AskedBusiness,
}));

/** Gives the settings to everything below, from the page itself or, without that, from the server. */
export function BusinessProvider({ children }: { children: ReactNode }) {
  const { business } = useVisit();
  if (business) return <BusinessContext value={business}>{children}</BusinessContext>;
  return (
    <Suspense fallback={<PageLoading />}>
      <AskedBusiness>{(asked) => <BusinessContext value={asked}>{children}</BusinessContext>}</AskedBusiness>
    </Suspense>
  );
}

/** The settings as the catalogues' sentences want them: money, spans and hours written out. */
function studioValues(business: Business): StudioValues {
  return {
    businessName: business.name,
    city: business.city,
    address: business.address,
    contactEmail: business.contactEmail,
    contactPhone: formatPhone(business.contactPhone),
    paymentEmail: business.paymentEmail,
    hours: formatHours(business.hours),
    usualDeposit: formatMoney(business.usualDeposit),
    lateFee: formatMoney(business.lateFee),
    deadlineSpan: formatDuration(business.depositDeadlineMinutes),
    verifySpan: formatDuration(business.unverifiedHoldMinutes),
    graceMinutes: String(business.graceMinutes),
    policyNoticeHours: String(business.policyNoticeHours),
    faqNoticeHours: String(business.faqNoticeHours),
    reminderMinutes: String(business.pickupReminderMinutes),
    pickupMinutes: String(business.pickupMinutes),
    ageMin: String(business.ageMin),
    ageMax: String(business.ageMax),
  };
}

/** The values of the current studio for `home(studio)`, `policy(studio)` and the other catalogues. */
export function useStudioValues(): StudioValues {
  const business = useBusiness();
  return useMemo(() => studioValues(business), [business]);
}
