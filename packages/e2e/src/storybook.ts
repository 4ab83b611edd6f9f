import { spawn } from 'node:child_process';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';

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

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

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

function fileAt(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://localhost');
  const path = join(folder, normalize(decodeURIComponent(pathname)));
  const file = path.endsWith('/') ? join(path, 'index.html') : path;
  return file.startsWith(folder) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

export async function openStorybook(): Promise<StorybookServer> {
  await build();
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const server = createServer(({ url = '/' }, response) => {
    const file = fileAt(url);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    entries: Object.values(entries),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
