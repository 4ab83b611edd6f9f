import { createLog } from '../../src/app/log.ts';
import { startServer, type RunningServer } from '../../src/app/startServer.ts';
import { runPreflight } from '../../src/app/startupChecks.ts';

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A server as `npm run serve` starts it, in this process. */
export async function startHere(): Promise<RunningServer> {
  const preflight = await runPreflight(process.env);
  if (!preflight.ok) throw new Error(preflight.problems.join('\n'));
  const { config, business } = preflight;
  return startServer({
    config,
    business,
    clock: () => new Date(),
    log: createLog(),
    say,
    onFatal: (error) => {
      throw error;
    },
  });
}
