import type { Booking } from '../../lib/api/types.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useNow } from '../../shell/useNow.ts';
import { formatMoment } from '../../lib/format.ts';
import { verification } from '../../messages/en-CA/verification.ts';

/** What is said of a booking whose parent is to verify the email address first; undefined where there is nothing to verify. */
export function useVerifyBy({ verifyBy }: Pick<Booking, 'verifyBy'>): string | undefined {
  const { timeZone } = useBusiness();
  const now = useNow();
  if (verifyBy === null) return undefined;
  return verification.by({ deadline: formatMoment(verifyBy, timeZone, now) });
}
