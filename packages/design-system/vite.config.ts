// How the published package is built; `scripts/build.ts` makes all three parts.
import { dirname, join, relative } from 'node:path/posix';
import react from '@vitejs/plugin-react';
import { dts } from 'rolldown-plugin-dts';
import {
  defineConfig,
  type BuildEnvironmentOptions,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite';
import { buildTarget } from '../../scripts/oldestBrowsers.ts';
import { dist, commandFiles, entryPoints, isInstalled, packageRoot, src } from './scripts/paths.ts';
import { designSystem } from './src/private/vite/designSystem.ts';

/** Makes each module of a style sheet import its CSS file, which Vite's library mode leaves to the consumer. */
function styleSheetImports(): Plugin {
  return {
    name: 'plaitful:style-sheet-imports',
    enforce: 'post',
    generateBundle(_options, files) {
      for (const chunk of Object.values(files)) {
        if (chunk.type !== 'chunk') continue;
        const sheets = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => {
          const path = relative(dirname(chunk.fileName), file);
          return `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
        });
        // After its imports, so that its own rules come later.
        chunk.code = chunk.code
          .replaceAll(/^\/\* empty css .*\*\/\n?/gm, '')
          .replace(/^(?:"use client";\n)?(import [^;]+;\n)*/, (imports) => imports + sheets.join(''));
      }
    },
  };
}

/** The path in `dist` of what is built from a file. npm packs no folder that is named node_modules. */
const getPlace = (id: string) =>
  id
    .replace(/^.*node_modules\//, 'vendor/')
    .replace(/^.*packages\/illustrations\/src\//, 'vendor/illustrations/')
    .replace(`${src}/`, '')
    .replace(/\.[cm]?[jt]sx?$/, '');

/** One module for each source file, with a CSS file beside each style sheet's: `Button.css` for `Button.css.ts`. */
const output: Rolldown.OutputOptions = {
  preserveModules: true,
  entryFileNames: ({ facadeModuleId, name }) => `${getPlace(facadeModuleId ?? name)}.js`,
  assetFileNames: ({ originalFileNames: [file = ''] }) =>
    getPlace(join(packageRoot, file)).replace(/(\.css)?(\.ts\.vanilla)?\.css$/, '.css'),
};

const common: UserConfig = { root: packageRoot, logLevel: 'warn' };
const shared: BuildEnvironmentOptions = { outDir: dist, cssTarget: buildTarget, cssMinify: 'lightningcss' };
const checks = { pluginTimings: false };

/** The code of all entry points, with its style sheets. */
export const code: UserConfig = {
  ...common,
  plugins: [react(), designSystem(), styleSheetImports()],
  build: {
    ...shared,
    target: 'es2022',
    minify: false,
    cssCodeSplit: true,
    lib: { entry: entryPoints.map(([, file]) => join(src, file)), formats: ['es'] },
    rolldownOptions: { external: isInstalled, output, checks },
  },
};

/** `theme.css` and its fonts. Not in library mode, which would put fonts into the style sheet as text. */
export const theme: UserConfig = {
  ...common,
  base: './',
  plugins: [designSystem()],
  build: {
    ...shared,
    emptyOutDir: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks,
      input: join(src, 'theme/theme.ts'),
      output: {
        // Empty; the build removes it.
        entryFileNames: 'theme.js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.woff2') ? 'fonts/[name][extname]' : 'theme.css',
      },
    },
  },
};

/** The commands, each in one file with the parser that it needs, so that no user of components installs one. */
export const commands: UserConfig = {
  ...common,
  ssr: { noExternal: true },
  build: {
    outDir: dist,
    emptyOutDir: false,
    ssr: true,
    rolldownOptions: {
      checks,
      input: Object.fromEntries(commandFiles.map((file) => [getPlace(join(src, file)), join(src, file)])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'vendor/[name].js' },
    },
  },
};

/** The types of all entry points, and what they share. */
export const types = (): UserConfig => ({
  ...common,
  oxc: { exclude: /\.d\.ts$/ },
  plugins: [dts({ emitDtsOnly: true, tsconfig: join(packageRoot, '../tsconfig.types.json') })],
  build: {
    outDir: dist,
    emptyOutDir: false,
    lib: {
      entry: Object.fromEntries(entryPoints.map(([, file]) => [getPlace(file), join(src, file)])),
      formats: ['es'],
    },
    rolldownOptions: {
      checks,
      external: isInstalled,
      output: { entryFileNames: '[name].js', chunkFileNames: 'types/[name].js' },
    },
  },
});

export default defineConfig(code);
