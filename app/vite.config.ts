import { fileURLToPath } from 'node:url';
import { designSystem } from '@plaitful/design-system/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { stepChunks } from './scripts/chunks.ts';
import { compiled } from './scripts/compiled.ts';
import { compressedFiles } from './scripts/compressedFiles.ts';
import { lightLibraries } from './scripts/lightLibraries.ts';
import { siteFiles } from './scripts/siteFiles.ts';
import { steadyText } from './scripts/steadyText.ts';

const server = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/** Builds the app into `app/dist`; in development the calls go to the server on port 3000 (or `API_URL`). */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(compiled),
    designSystem(),
    steadyText(),
    lightLibraries(),
    siteFiles(),
    stepChunks(),
    compressedFiles(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // A chunk names what it needs by itself; only styles must be there before it runs.
    modulePreload: {
      // The app's styles need browsers that preload modules by themselves.
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    // That compiling takes most of a build is no news, and `npm start` should say only what is.
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Merely looking at a thing does nothing, here as in the libraries.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    },
  },
  server: { proxy: { '/api': server, '/auth': server, '/contact-us': server } },
});
