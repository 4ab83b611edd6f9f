import { studioMoment } from '@plaitful/domain/studio-time';
import { useBusiness } from '../../shell/business.tsx';
import { useNow } from '../../shell/useNow.ts';

/** The current time, also as date and time in the studio's zone. */
export function useClock() {
  const { timeZone } = useBusiness();
  const instant = useNow();
  return { instant, moment: studioMoment(instant, timeZone) };
}
