import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** A server in its own process, as `npm run serve` starts it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** The server's URL; rejects when it ends before it listens. */
  readonly address: Promise<string>;
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string; ms: number }>;
}

/** Starts `server.ts`, or another entry, with these settings and none of this process's environment. */
export function spawnServer(
  env: Record<string, string>,
  entry = 'app/server.ts',
  args: readonly string[] = [],
): ServerProcess {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../src', entry), ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const address = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk: Buffer) => {
    output.stdout += chunk.toString();
    const found = /is open on (\S+)/.exec(output.stdout)?.[1];
    if (found !== undefined) address.resolve(found.replace('localhost', '127.0.0.1'));
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk.toString();
  });
  const ended = new Promise<Awaited<ServerProcess['ended']>>((done) => {
    child.on('close', (code) => {
      address.reject(new Error(`the server ended (${String(code)}): ${output.stderr}`));
      done({ code, ...output, ms: performance.now() - startedAt });
    });
  });
  // Callers that do not wait for the URL use `ended`.
  address.promise.catch(() => undefined);
  return { child, address: address.promise, ended };
}
