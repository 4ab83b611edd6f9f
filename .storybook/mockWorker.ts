import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { servedFiles } from './servedFiles.ts';

const name = 'mockServiceWorker.js';
const path = createRequire(import.meta.url).resolve(`msw/${name}`);

/** Serves the mock worker directly from its package, so that no copy can become outdated. */
export const mockWorker = (): Plugin =>
  servedFiles('mock-worker', { [name]: { type: 'text/javascript', read: () => readFile(path) } });
