import { studioMoment } from '@plaitful/domain/studio-time';
import { useBusiness } from '../../../../shell/business.tsx';
import { useNow } from '../../../../shell/useNow.ts';

/** Now, and what the studio's wall clock shows (reading 13). */
export function useClock() {
  const { timeZone } = useBusiness();
  const instant = useNow();
  return { instant, moment: studioMoment(instant, timeZone) };
}
