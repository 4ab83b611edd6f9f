import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import type { BrowserCommandContext } from 'vitest/node';
import { designSystem } from '../src/private/vite/designSystem.ts';
import { packageRoot } from './paths.ts';

interface Renderer {
  renderStoryToString: (file: string, story: string) => Promise<string>;
}

let server: Promise<ViteDevServer> | undefined;

/** A Vite server that transforms the sources as in the browser tests, for Node. */
async function start({ project }: BrowserCommandContext): Promise<ViteDevServer> {
  const started = await createServer({
    // As in the tests: class names depend on it.
    root: join(packageRoot, '../..'),
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

/** The result: one of the two is set. */
export interface Rendered {
  html?: string;
  /** Why it could not be rendered. */
  failure?: string;
}

/** Renders a story in Node, without window and document. A command of the browser tests. */
export async function renderOnServer(
  context: BrowserCommandContext,
  file: string,
  story: string,
): Promise<Rendered> {
  server ??= start(context);
  try {
    const module = await (await server).ssrLoadModule('/packages/design-system/src/package/renderStory.tsx');
    return { html: await (module as unknown as Renderer).renderStoryToString(file, story) };
  } catch (error) {
    // A command that throws would end the whole test run.
    return { failure: String(error) };
  }
}
