// A server whose life ends in power cuts. It fills a new database itself, so that this can be cut as well, and makes
// checkpoints much more often than others. SIGUSR2 ends it between two changes.
import { setInterval } from 'node:timers/promises';
import { sql } from 'kysely';
import { fillSlots } from '../slotFixtures.ts';
import { say, startHere } from './startHere.ts';

process.on('SIGUSR2', () => process.exit());
const { database } = await startHere();
if (process.env['FILL'] === '1') {
  say(`STUDIO ${JSON.stringify(await fillSlots(database, { parentCount: 2, days: 60 }))}`);
}
for await (const _ of setInterval(700)) await sql`CHECKPOINT`.execute(database);
