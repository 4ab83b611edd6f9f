import { join } from 'node:path';
import { addDays, weekdayOf } from '@plaitful/domain/studio-time';
import { pino } from 'pino';
import { addAvailability } from '../src/catalogue/availability/availability.service.ts';
import { systemClock } from '../src/platform/config/clock.ts';
import { readBusiness } from '../src/platform/config/business.ts';
import { openDatabase, type DatabaseTarget } from '../src/platform/database/database.ts';
import { Problem } from '../src/platform/problems/problem.ts';
import { fillDemo } from '../test/catalogueFixtures.ts';
import { root } from '../../../scripts/run.ts';

const business = readBusiness(join(root, 'business.json'));

/** How long it takes to offer the demo's 24 styles on 13 Fridays and 13 Saturdays without times. */
export async function addAvailabilityRepeatedly(
  place: DatabaseTarget,
  rounds: number,
): Promise<{ ms: number; added: number }[]> {
  const opened = await openDatabase(place, () => undefined);
  const { database } = opened;
  const now = new Date();
  await fillDemo(database, now);
  const styles = await database.selectFrom('styles').select('styleId').execute();
  const context = { database, business, clock: systemClock, log: pino({ level: 'silent' }) };
  const figures: { ms: number; added: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = addDays(now.toISOString().slice(0, 10), 100 + 91 * round);
    const dates = Array.from({ length: 91 }, (_, day) => addDays(start, day)).filter((date) =>
      ['friday', 'saturday'].includes(weekdayOf(date)),
    );
    const from = performance.now();
    const styleIds = styles.map(({ styleId }) => styleId);
    const outcome = await addAvailability(context, { styleIds, dates, hours: null });
    if (outcome instanceof Problem) throw new Error(outcome.code);
    figures.push({ ms: performance.now() - from, added: outcome.added });
  }
  await opened.close();
  return figures;
}
