import { fileURLToPath } from 'node:url';
import { designSystem } from '@plaitful/design-system/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds what draws the public pages on the server into `app/dist/drawing`; it needs no package beside it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), designSystem()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/entry/server.tsx',
    outDir: 'dist/drawing',
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
