import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { designSystem } from '@plaitful/design-system/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildTarget } from '../scripts/oldestBrowsers.ts';
import { reactCompilerOptions } from './scripts/reactCompiler.ts';
import { compressedFiles } from './scripts/compressedFiles.ts';
import { earlierFiles } from './scripts/earlierFiles.ts';
import { routerParts } from './scripts/routerParts.ts';
import { emitSiteFiles } from './scripts/siteFiles.ts';

const resolve = createRequire(import.meta.url).resolve;

/**
 * Production builds of packages whose `exports` lead to another build, or to a polyfill of what React has by
 * itself.
 */
const alias = [
  { find: /^react-router$/, replacement: join(dirname(resolve('react-router')), '../production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: join(dirname(resolve('react-router')), '../production/dom-export.mjs'),
  },
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/**
 * Each chunk is one file: these modules with their imports, except those in an earlier chunk; the bundler
 * splits the rest. Dozens of small files would need more requests and compress worse.
 */
const chunks: readonly (readonly [name: string, modules: RegExp])[] = [
  // Separate from the app, so that the first script of a page runs before the app has loaded.
  ['runtime', /rolldown\/runtime|vite\/preload-helper|\/app\/src\/lib\/(code\/loadModule|storage)\.ts$/],
  [
    'base',
    /\/app\/src\/(entry\/client|shell\/PageHead|features\/reviews\/HomeReviews)\.tsx$|\/(Stack|Inline|Banner|IconButton|prefersReducedMotion)\.tsx?$/,
  ],
  [
    'forms',
    /\/app\/src\/(lib\/(machineInspector|(api|forms|routing)\/(?!download|useLinkToken|CurrentPassword)\w+)|shell\/(errorStates|useErrorMessages|PagePanel)|pages\/Style\/StylePage|features\/(booking\/StyleDetail|appointments\/SendLinkAgain|styles\/\w+))\.tsx?$|\/@xstate\/react\/|\/(Grid|Form|TextField|ErrorSummary|EmptyState|ErrorState|Picture|Pagination|Skeleton|Badge|usePaging|pagination|services)\.tsx?$/,
  ],
  // What a style with options needs before its booking, without the rest of the booking.
  ['options', /\/(features\/children\/useChildren|domain\/src\/estimate|messages\/src\/en-CA\/options)\.ts$/],
  ['reviews', /\/features\/reviews\/(LoadedReviews|ReviewsCarousel)\.tsx$/],
  // Fetched with the first press or key, whose frame the code of a booking would delay.
  ['toasts', /\/ToastList\.tsx$/],
  ['booking', /\/(features\/booking\/Booking|BookingPage|guards|createSession|AccountDialog|UserMenu)\.tsx$/],
];

/**
 * Builds the app into `app/dist`; with `--ssr`, the renderer for the server into `app/dist/server`, with all
 * packages bundled. In development, calls are proxied to the server on port 3000 (or `API_URL`).
 */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(reactCompilerOptions),
    designSystem(),
    routerParts(),
    isSsrBuild ? [] : [emitSiteFiles(), compressedFiles(), earlierFiles()],
  ],
  resolve: { alias: command === 'build' ? alias : [] },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist',
    // Files of earlier builds stay for a day.
    emptyOutDir: isSsrBuild,
    target: buildTarget,
    manifest: !isSsrBuild,
    ssrManifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // The app's styles need browsers that preload modules by themselves.
    modulePreload: {
      polyfill: false,
      // Scripts load their own imports; only styles must be loaded before a script runs.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      // Hides the warning that the compiler takes most of the build time.
      checks: { pluginTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      ...(!isSsrBuild && {
        // Reading a property has no side effects, here and in the libraries; the warnings of react-router are
        // for development only.
        treeshake: {
          propertyReadSideEffects: false,
          unknownGlobalSideEffects: false,
          manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'],
        },
        output: {
          codeSplitting: {
            groups: chunks.map(([name, test], index) => ({ name, test, priority: chunks.length - index })),
          },
        },
      }),
    },
  },
  server: { proxy: { '/api': api, '/auth': api, '/contact-us': api } },
}));
