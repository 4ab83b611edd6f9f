import { verification } from '@plaitful/messages/en-CA/verification';
import { formatDateAndTime } from '@plaitful/messages/format';
import type { Booking } from '@plaitful/api-client/contract';
import { useBusiness } from '../../shell/business.tsx';
import { useNow } from '../../shell/useNow.ts';

export function useVerificationDeadlineText({ verifyBy }: Pick<Booking, 'verifyBy'>): string | undefined {
  const { timeZone } = useBusiness();
  const now = useNow();
  if (verifyBy === null) return undefined;
  return verification.by({ deadline: formatDateAndTime(verifyBy, timeZone, now) });
}
