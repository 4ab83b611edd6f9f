import { formatDuration, formatHours, formatMoney, formatPhone } from '@plaitful/messages/format';
import type { StudioValues } from '@plaitful/messages/studio-values';
import { createContext, Suspense, use, useMemo, type ReactNode } from 'react';
import type { Business } from '@plaitful/api-client/contract';
import { lazyComponent } from '../lib/code/lazyComponent.ts';
import { useInitialDataState } from '../lib/api/initialData.tsx';
import { PageLoading } from './CenteredMessage.tsx';

const BusinessContext = createContext<Business | undefined>(undefined);

export function useBusiness(): Business {
  const business = use(BusinessContext);
  if (!business) throw new Error('useBusiness needs a BusinessProvider');
  return business;
}

const FetchedBusiness = lazyComponent(async () => (await import('./BusinessLoader.tsx')).BusinessLoader);

export function BusinessProvider({ children }: { children: ReactNode }) {
  const { business } = useInitialDataState();
  if (business) return <BusinessContext value={business}>{children}</BusinessContext>;
  return (
    <Suspense fallback={<PageLoading />}>
      <FetchedBusiness>
        {(asked) => <BusinessContext value={asked}>{children}</BusinessContext>}
      </FetchedBusiness>
    </Suspense>
  );
}

/** The settings formatted for messages: money, durations and hours. */
export function studioValues(business: Business): StudioValues {
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

/** Values for `home(studio)`, `policy(studio)` and the other messages. */
export function useStudioValues(): StudioValues {
  const business = useBusiness();
  return useMemo(() => studioValues(business), [business]);
}
