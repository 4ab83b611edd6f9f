import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/run.ts';

/** The product as `npm run serve` starts it. */
export interface Served {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves what is built on a free port, in a process of its own and with its own pace, but without limits. */
export async function serve(dataDir: string): Promise<Served> {
  const child = spawn(process.execPath, [join(root, 'packages/server/src/server.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off' },
    // What it logs goes nowhere, but it is written.
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
