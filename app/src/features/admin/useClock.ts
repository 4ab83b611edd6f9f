import { toStudioTime } from '@plaitful/domain/studio-time';
import { createContext, useContext } from 'react';
import { useBusiness } from '../../shell/business.tsx';
import { useNow } from '../../shell/useNow.ts';
import type { CurrentTime } from './daySchedule/scheduleModel.ts';

/** The current time, also as date and time in the studio's zone. */
export function useClock() {
  const { timeZone } = useBusiness();
  const instant = useNow();
  return { instant, moment: toStudioTime(instant, timeZone) };
}

/** One clock for a view of days, so that all its parts update at once. */
export const DayClockContext = createContext<CurrentTime | undefined>(undefined);

export function useDayClock(): CurrentTime {
  const clock = useContext(DayClockContext);
  if (clock === undefined) throw new Error('A view of days needs a DayClock around it.');
  return clock;
}
