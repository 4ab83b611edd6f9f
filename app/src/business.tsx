import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Business } from '@plaitful/api-client/contract';
import { formatPhone } from '@plaitful/domain/phone';
import { $api } from './api/client.ts';
import { BusinessDown } from './chrome/BusinessDown.tsx';
import { PageLoading } from './chrome/PageLoading.tsx';
import { formatHours, formatMoney, formatSpan } from './format.ts';
import type { StudioValues } from './messages/studioValues.ts';

const BusinessContext = createContext<Business | undefined>(undefined);

/** The studio's public settings. */
export function useBusiness(): Business {
  const business = use(BusinessContext);
  if (!business) throw new Error('useBusiness needs a BusinessProvider');
  return business;
}

/** The settings that the server wrote into the page at its start, if it did (reading 9b). */
function readEmbeddedBusiness(page: Document): Business | undefined {
  const text = page.getElementById('business')?.textContent;
  return text ? (JSON.parse(text) as Business) : undefined;
}

/** Gives the settings to everything below, from the page itself or, without that, from the server. */
export function BusinessProvider({ children }: { children: ReactNode }) {
  const embedded = useMemo(() => readEmbeddedBusiness(document), []);
  const business = $api.useQuery(
    'get',
    '/api/business',
    {},
    { staleTime: Number.POSITIVE_INFINITY, ...(embedded ? { initialData: embedded } : {}) },
  );
  if (business.data) return <BusinessContext value={business.data}>{children}</BusinessContext>;
  if (business.isError) return <BusinessDown onRetry={() => void business.refetch()} />;
  return <PageLoading />;
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
    deadlineSpan: formatSpan(business.depositDeadlineMinutes),
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
