import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/run.ts';

/** The product as `npm run serve` starts it. */
export interface Served {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves the build on a free port in its own process, without rate limits. */
export async function serve(dataDir: string): Promise<Served> {
  const child = spawn(process.execPath, [join(root, 'packages/server/src/app/server.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off' },
    // The log is written, but not kept.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let isStopping = false;
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  void ended.then(() => {
    if (isStopping) return;
    console.error('The server ended before it was measured.');
    process.exit(1);
  });
  let said = '';
  const origin = await new Promise<string>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const [, address] = /is open on (http:\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  return {
    origin,
    stop: () => {
      isStopping = true;
      child.kill('SIGTERM');
      return ended;
    },
  };
}
