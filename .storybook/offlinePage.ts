import type { Plugin } from 'vite';
import { offlinePage as page, offlineStyles } from '../app/scripts/offlinePage.ts';
import business from '../business.json' with { type: 'json' };

const { name, contactPhone } = business;
const values: Readonly<Record<string, string>> = {
  businessName: name,
  contactPhone,
  phoneHref: contactPhone,
};

const files: Readonly<Record<string, { type: string; text: string }>> = {
  'offline.html': {
    type: 'text/html; charset=utf-8',
    // The server fills it in, and serves it at the root, where Storybook need not lie.
    text: page()
      .replaceAll(/\{(\w+)\}/g, (braces, value: string) => values[value] ?? braces)
      .replace('"/offline.css"', '"offline.css"'),
  },
  'offline.css': { type: 'text/css; charset=utf-8', text: offlineStyles() },
};

/** Serves the page for when no server is reached, which no code of the app draws, to its story. */
export function offlinePage(): Plugin {
  return {
    name: 'plaitful:offline-page',
    configureServer(server) {
      for (const [path, { type, text }] of Object.entries(files))
        server.middlewares.use(`/${path}`, (_request, response) =>
          response.setHeader('Content-Type', type).end(text),
        );
    },
    generateBundle() {
      for (const [fileName, { text }] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: text });
    },
  };
}
