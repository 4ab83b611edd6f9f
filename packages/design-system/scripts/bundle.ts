import { rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { buildTarget } from '../../../scripts/oldestBrowsers.ts';
import { designSystem } from '../src/private/vite/designSystem.ts';
import { commands, dist, entryPoints, packageRoot, manifest, src } from './paths.ts';

type Output = Exclude<Awaited<ReturnType<typeof build>>, unknown[] | { close: unknown }>;

/** Peer dependencies and dependencies of the published package; everything else is bundled. */
const installed = new Set(['react', 'react-dom', ...Object.keys(manifest.dependencies)]);
const builtIn = /^(@plaitful|@vanilla-extract|@fontsource-variable)\/|^sonner$/;

/** Whether it stays a dependency of the published package. */
const isInstalled = (name: string): boolean => installed.has(name) && !builtIn.test(name);

const getPackage = (id: string) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/** Makes each module of a style sheet import its CSS file, which is beside it. */
function styleSheetsOfModules(): Plugin {
  return {
    name: 'plaitful:sheets-beside-modules',
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

/** The path of another package's module in the build, without the names of tools' cache files. */
function getPlace(id: string): string {
  return id
    .replace(/^.*node_modules\//, 'vendor/')
    .replace(/^.*packages\/(domain|illustrations)\/src\//, 'vendor/$1/')
    .replace(/\.[cm]?[jt]sx?$/, '');
}

/** The path of a style sheet or of what was compiled from it: `Button.css` for `Button.css.ts`. */
const getSheet = (file: string) =>
  `${getPlace(file)
    .replace(/^src\//, '')
    .replace(/(\.css)?(\.ts\.vanilla)?\.css$/, '')}.css`;

/** The npm packages that a build imports. */
function left({ output }: Output): string[] {
  const files = new Set(output.map(({ fileName }) => fileName));
  const imports = output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : [],
  );
  return [...new Set(imports.filter((id) => !files.has(id)).map(getPackage))];
}

/** Builds every entry point, one module for each source file, with a CSS file beside each style sheet's module. */
async function bundleCode(): Promise<string[]> {
  const outputs = await build({
    root: packageRoot,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), designSystem(), styleSheetsOfModules()],
    build: {
      outDir: dist,
      target: 'es2022',
      cssTarget: buildTarget,
      minify: false,
      cssCodeSplit: true,
      cssMinify: 'lightningcss',
      lib: { entry: entryPoints.map(([, file]) => join(src, file)), formats: ['es'] },
      rolldownOptions: {
        checks: { pluginTimings: false },
        external: (id) => isInstalled(getPackage(id)),
        output: {
          preserveModules: true,
          preserveModulesRoot: src,
          entryFileNames: ({ facadeModuleId, name }) =>
            `${facadeModuleId?.startsWith(src) ? name : getPlace(facadeModuleId ?? name)}.js`,
          assetFileNames: ({ originalFileNames: [file = ''] }) => getSheet(file),
        },
      },
    },
  });
  return left([outputs].flat()[0] as Output);
}

/** Builds `theme.css` and the fonts that it uses. */
async function bundleTheme(): Promise<void> {
  await build({
    root: packageRoot,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [designSystem()],
    build: {
      outDir: dist,
      emptyOutDir: false,
      cssTarget: buildTarget,
      assetsInlineLimit: 0,
      cssMinify: 'lightningcss',
      rolldownOptions: {
        input: join(src, 'theme/theme.ts'),
        output: {
          entryFileNames: 'theme.js',
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.woff2') ? 'fonts/[name][extname]' : 'theme.css',
        },
      },
    },
  });
}

/** Builds each command for Node, into one file with all that it needs, so that no user of components installs a parser. */
async function bundleCommands(): Promise<void> {
  for (const [, file] of commands)
    await build({
      root: packageRoot,
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: dist,
        emptyOutDir: false,
        rolldownOptions: {
          input: join(src, file),
          output: { entryFileNames: file.replace(/\.ts$/, '.js'), codeSplitting: false },
        },
      },
    });
}

/** Fills `dist` with all scripts and styles. @returns the npm packages that they import */
export async function bundle(): Promise<string[]> {
  const needed = await bundleCode();
  await bundleTheme();
  await bundleCommands();
  rmSync(join(dist, 'theme.js'));
  return needed;
}
