import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import type { BrowserCommandContext } from 'vitest/node';
import { designSystem } from '../src/private/vite/designSystem.ts';
import { home } from './paths.ts';

interface Renderer {
  render: (file: string, story: string) => Promise<string>;
}

let server: Promise<ViteDevServer> | undefined;

/** A server that understands the sources as the browser's tests do, but has no browser. */
async function start({ project }: BrowserCommandContext): Promise<ViteDevServer> {
  const started = await createServer({
    // As the tests have it: the names of classes come of it.
    root: join(home, '../..'),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), designSystem()],
  });
  project.vitest.onClose(() => started.close());
  return started;
}

/** What came of it: one of the two. */
export interface Rendered {
  html?: string;
  /** Why it could not be rendered. */
  failure?: string;
}

/** Renders a story in Node, where there is neither window nor document. A command of the browser's tests. */
export async function renderOnServer(
  context: BrowserCommandContext,
  file: string,
  story: string,
): Promise<Rendered> {
  server ??= start(context);
  try {
    const module = await (await server).ssrLoadModule('/packages/design-system/src/package/renderStory.tsx');
    return { html: await (module as unknown as Renderer).render(file, story) };
  } catch (error) {
    // A command that throws ends the whole run.
    return { failure: String(error) };
  }
}
