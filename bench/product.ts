import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, isStale } from '../scripts/build.ts';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.mjs';
import { root } from '../scripts/exec.ts';

/** A server in its own process. */
export interface ServerProcess {
  readonly origin: string;
  stop(): Promise<void>;
}

/** @param file a server that prints its URL to standard output when it starts */
export async function startProcess(file: string, env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(root, file)], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    // The URL is read from standard output; the log, on standard error, is discarded.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const [address] = /http:\/\/[\w.:]+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`${file} ended before it was measured`)));
  });
  return {
    origin,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Serves the built product as `npm run serve` does, without limits, on an embedded database. */
export async function serveProduct(dataDir: string): Promise<ServerProcess> {
  if (isStale()) await build();
  return startProcess('packages/server/src/app/server.ts', {
    DATA_DIR: dataDir,
    DEMO_DATA: '1',
    RATE_LIMIT: 'off',
  });
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'plaitful-bench-'));

export const browserPath = (): string => chromiumPath() ?? chromium.executablePath();

export const openBrowser = () => chromium.launch({ args: [...chromiumArgs], executablePath: browserPath() });
