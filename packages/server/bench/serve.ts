// The production server in its own process, on the database of DATABASE_URL, without rate limits. Messages are queued
// and not sent, unless JOBS=1. Prints its address.
import { join } from 'node:path';
import { createApp } from '../src/app/app.ts';
import { systemClock } from '../src/platform/config/clock.ts';
import { readBusiness } from '../src/platform/config/business.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { getDatabaseTarget, openDatabase } from '../src/platform/database/database.ts';
import { createLog } from '../src/app/log.ts';
import { root } from '../../../scripts/run.ts';

const config = { ...readConfig(process.env), isProduction: true, rateLimit: false };
const { database } = await openDatabase(getDatabaseTarget(config), (error) => {
  throw error;
});
const app = await createApp({
  config,
  database,
  business: readBusiness(join(root, 'business.json')),
  clock: systemClock,
  log: createLog('info'),
  hasJobs: process.env['JOBS'] === '1',
});
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
