import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../scripts/run.ts';

/** A server in its own process. */
export interface Spawned {
  readonly address: string;
  stop(): void;
}

/** Starts a file of this folder with these settings; the first line it prints is its address. */
export async function start(name: string, env: Record<string, string>): Promise<Spawned> {
  const child = spawn(process.execPath, [join(import.meta.dirname, name)], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    // Its log is discarded.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    child.once('close', (code) => reject(new Error(`${name} ended (${String(code)})`)));
  });
  return { address, stop: () => child.kill('SIGKILL') };
}

/** The result of a load test. */
export interface Load {
  readonly perSecond: number;
  readonly others: number;
  readonly isUsedUp: boolean;
}

/** The URL, the number of connections and the duration. */
export interface LoadOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** A JSON file with a list of `{headers, body}`, each sent once. */
  readonly callsFile?: string;
}

/** Calls a server as fast as it answers. @throws when an answer is not 2xx */
export function load(options: LoadOptions): Promise<Load> {
  const child = spawn(process.execPath, [join(root, 'bench/load.mjs'), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('close', () => {
      const result = JSON.parse(output) as Load;
      if (result.isUsedUp) reject(new Error('there are too few calls for this machine; prepare more'));
      else if (result.others > 0) reject(new Error(`${result.others} answers were not 2xx`));
      else resolve(result);
    });
  });
}
