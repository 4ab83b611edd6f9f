import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preview } from 'vite';

const root = resolve(import.meta.dirname, '../../..');
const folder = join(root, 'dist/storybook');

/** A story or a documentation page. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

/** The built Storybook on a static web server. */
export interface StorybookServer {
  readonly origin: string;
  /** In the order of its sidebar. */
  readonly entries: readonly Entry[];
  close(): Promise<void>;
}

function build(): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn('npm', ['run', 'build:storybook'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(output))));
  });
}

export async function openStorybook(): Promise<StorybookServer> {
  await build();
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(address).origin, entries: Object.values(entries), close: () => server.close() };
}
