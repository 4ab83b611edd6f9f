import { addDays } from '@plaitful/domain/studio-time';
import { openDatabase, type Database, type DatabaseTarget } from '../src/platform/database/database.ts';
import { openSession } from '../src/accounts/sessions/sessions.service.ts';
import { bookingBody, fillStudio, insertPerson } from './catalogueFixtures.ts';

const times = ['08:00', '09:30', '11:00', '12:30', '14:00', '15:30', '17:00'] as const;

export interface Parent {
  readonly id: number;
  readonly token: string;
}

/** A studio for servers in their own processes. */
export interface SlotStudio {
  readonly parents: readonly Parent[];
  /** Bodies of booking calls, each for another slot; one for every slot. */
  readonly inputs: Record<string, unknown>[];
}

interface SlotOptions {
  readonly parentCount: number;
  readonly days: number;
}

/** Fills a database with parents and one style that is available at 7 times on each of many days from now on. */
export async function fillSlots(database: Database, { parentCount, days }: SlotOptions): Promise<SlotStudio> {
  const { styleId } = await fillStudio(database);
  const parents: Parent[] = [];
  for (let index = 0; index < parentCount; index += 1) {
    const { id } = await insertPerson(database);
    parents.push({ id, token: await openSession(database, id, new Date()) });
  }
  const today = new Date().toISOString().slice(0, 10);
  const slots = Array.from({ length: days }, (_, day) => addDays(today, day + 2)).flatMap((date) =>
    times.map((time) => ({ styleId, date, time })),
  );
  await database.deleteFrom('styleTimes').where('styleId', '=', styleId).execute();
  for (let from = 0; from < slots.length; from += 5000) {
    await database
      .insertInto('styleTimes')
      .values(slots.slice(from, from + 5000))
      .execute();
  }
  const inputs = slots.map(({ date, time }) =>
    bookingBody(styleId, { bookingDate: date, bookingTime: time }),
  );
  return { parents, inputs };
}

/** Like {@link fillSlots}, for a database that no server has opened yet. */
export async function prepareSlots(place: DatabaseTarget, options: SlotOptions): Promise<SlotStudio> {
  const opened = await openDatabase(place, (error) => {
    throw error;
  });
  try {
    return await fillSlots(opened.database, options);
  } finally {
    await opened.close();
  }
}

export async function prepareOwner(place: DatabaseTarget): Promise<{ styleIds: number[]; token: string }> {
  const opened = await openDatabase(place, (error) => {
    throw error;
  });
  const { styleId } = await fillStudio(opened.database);
  const { id } = await insertPerson(opened.database, { roles: ['ROLE_ADMIN'] });
  const token = await openSession(opened.database, id, new Date());
  await opened.close();
  return { styleIds: [styleId], token };
}
