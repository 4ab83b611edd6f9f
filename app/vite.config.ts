import { fileURLToPath } from 'node:url';
import { compiled, designSystem } from '@plaitful/design-system/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { siteFiles } from './scripts/siteFiles.ts';

const server = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/** Builds the app into `app/dist`; in development the calls go to the server on port 3000 (or `API_URL`). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(compiled), designSystem(), siteFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // That compiling takes most of a build is no news, and `npm start` should say only what is.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': server, '/auth': server, '/contact-us': server } },
});
