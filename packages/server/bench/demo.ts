// Fills the database of DATABASE_URL with the demo studio, then prints a line.
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '../src/platform/config/clock.ts';
import { readBusiness } from '../src/platform/config/business.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { getDatabaseTarget, openDatabase } from '../src/platform/database/database.ts';
import { fillDemoData } from '../src/app/demo/demo.ts';
import { root } from '../../../scripts/run.ts';

const config = readConfig(process.env);
const { database } = await openDatabase(getDatabaseTarget(config), (error) => {
  throw error;
});
const business = readBusiness(join(root, 'business.json'));
await fillDemoData(database, {
  clock: systemClock,
  business,
  config,
  log: pino({ level: 'silent' }),
  say: () => undefined,
});
console.log('filled');
