// A server whose clock is CLOCK_SHIFT_MS ahead.
import { createLog } from '../src/app/log.ts';
import { runPreflight } from '../src/app/startupChecks.ts';
import { startServer } from '../src/app/startServer.ts';

const shift = Number(process.env['CLOCK_SHIFT_MS']);
const preflight = await runPreflight(process.env);
if (!preflight.ok) throw new Error(preflight.problems.join('\n'));
const server = await startServer({
  config: preflight.config,
  business: preflight.business,
  clock: () => new Date(Date.now() + shift),
  log: createLog(),
  say: (line) => {
    process.stdout.write(`${line}\n`);
  },
  onFatal: (error) => {
    throw error;
  },
});
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
