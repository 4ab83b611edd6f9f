import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const name = 'mockServiceWorker.js';
const path = createRequire(import.meta.url).resolve(`msw/${name}`);

/** Serves the mock worker straight from its package, so that no copy of it can grow old here. */
export function mockWorker(): Plugin {
  return {
    name: 'plaitful:mock-worker',
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_request, response, next) => {
        readFile(path).then(
          (script) => response.setHeader('Content-Type', 'text/javascript').end(script),
          next,
        );
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: await readFile(path) });
    },
  };
}
