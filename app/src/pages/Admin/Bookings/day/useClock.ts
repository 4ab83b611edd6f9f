import { studioMoment } from '@plaitful/domain/studio-time';
import { useBusiness } from '../../../../shell/business.tsx';
import { useNow } from '../../../../shell/useNow.ts';

export function useClock() {
  const { timeZone } = useBusiness();
  const instant = useNow();
  return { instant, moment: studioMoment(instant, timeZone) };
}
