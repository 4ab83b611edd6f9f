import { execFileSync, spawnSync } from 'node:child_process';
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entryPoints, dist, packageRoot } from '../../scripts/paths.ts';

/**
 * A project that uses the package: an empty folder with the packed package, its dependencies, Vite and TypeScript.
 * Nothing is downloaded: dependencies are linked from the workspace.
 */
const elsewhere = mkdtempSync(join(tmpdir(), 'plaitful-elsewhere-'));
const modules = join(elsewhere, 'node_modules');
const installed = join(modules, '@plaitful/design-system');

interface Manifest {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const getManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

function link(name: string): void {
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  symlinkSync(join(packageRoot, '../../node_modules', name), join(modules, name));
}

/** Packs the package. @returns the packed file */
function pack(): string {
  execFileSync('npm', ['pack', dist, '--pack-destination', elsewhere], { stdio: 'ignore' });
  return join(elsewhere, globSync('*.tgz', { cwd: elsewhere })[0] ?? '');
}

function install(tarball: string): void {
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  const { dependencies, peerDependencies } = getManifest(installed);
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), '@types/react', 'vite'])
    link(name);
}

/** Imports every entry point and uses one component. */
const page = `
${entryPoints.map(([name], index) => `import * as entry${index} from '@plaitful/design-system/${name}';`).join('\n')}
import '@plaitful/design-system/theme.css';
import tokens from '@plaitful/design-system/tokens.json' with { type: 'json' };
import { Button } from '@plaitful/design-system/Button';
import { PlaitSteps } from '@plaitful/design-system/PlaitSteps';
const entries = [${entryPoints.map((_, index) => `entry${index}`).join(', ')}];
const ease: string = tokens.motion.ease.$type;
const used = <Button onClick={() => undefined}>Save</Button>;
// @ts-expect-error Button takes no class name.
const refused = <Button className="mine">Save</Button>;
const old = <PlaitSteps label="Steps" steps={[]} layout="band" ground="page" />;
// @ts-expect-error PlaitSteps takes only its old names.
const mixed = <PlaitSteps label="Steps" steps={[]} orientation="horizontal" />;
Object.assign(globalThis, { entries, ease, used, refused, old, mixed });
`;

/** @returns what TypeScript complains about */
function checkTypes(name: string, files: readonly string[], options: object): string {
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'ES2022',
    lib: ['ES2023', 'DOM'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    resolveJsonModule: true,
    types: [],
    ...options,
  };
  const file = join(elsewhere, `tsconfig.${name}.json`);
  writeFileSync(file, JSON.stringify({ compilerOptions, files }));
  return spawnSync('tsc', ['-p', file], { encoding: 'utf8', cwd: elsewhere }).stdout;
}

const repository = join(packageRoot, '../..');

/** Writes each block of code of the documentation into a file of its own, named by where it is. */
function writeDocumentedCode(): string[] {
  const pages = [
    'packages/design-system/README.md',
    ...globSync(['.storybook/pages/*.mdx', 'packages/design-system/src/**/*.{md,mdx}'], { cwd: repository }),
  ];
  return pages.flatMap((document) => {
    const text = readFileSync(join(repository, document), 'utf8');
    return [...text.matchAll(/^```(tsx?|jsx?)\n([\s\S]*?)^```$/gm)].map(([, kind, code = ''], at) => {
      const file = `documented/${document.replaceAll(/[/.]+/g, '-')}-${at + 1}.${kind}`;
      writeFileSync(join(elsewhere, file), code);
      return file;
    });
  });
}

/** What a stranger's project has, and this repository has not. */
const strangers = `
declare module 'next/link' {
  export default function NextLink(props: React.ComponentProps<'a'> & { href: string }): React.ReactNode;
}
declare module '*.css';
`;

let tarball = '';

beforeAll(() => {
  tarball = pack();
  install(tarball);
  writeFileSync(join(elsewhere, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(elsewhere, 'page.tsx'), page);
});

afterAll(() => rmSync(elsewhere, { recursive: true }));

describe('the package, installed elsewhere', () => {
  it.each([
    ['publint', ['--strict']],
    // Neither CommonJS nor resolution without `exports`.
    ['attw', ['--profile', 'esm-only', '--format', 'ascii']],
  ])('has nothing that %s finds', (command, args) => {
    const { status, stdout, stderr } = spawnSync(command, [tarball, ...args], { encoding: 'utf8' });
    expect(status === 0 ? '' : stdout + stderr).toBe('');
  });

  it('has types for bundlers', () => {
    expect(checkTypes('bundler', ['page.tsx'], {})).toBe('');
  });

  it('has types for Node', () => {
    const options = { module: 'nodenext', moduleResolution: 'nodenext' };
    expect(checkTypes('nodenext', ['page.tsx'], options)).toBe('');
  });

  it('has types that all code in its documentation agrees with', () => {
    mkdirSync(join(elsewhere, 'documented'));
    const files = writeDocumentedCode();
    expect(files.length).toBeGreaterThan(8);
    writeFileSync(join(elsewhere, 'documented/strangers.d.ts'), strangers);
    for (const name of ['@types/node', '@types/react-dom', '@testing-library/react', 'storybook', 'vitest'])
      link(name);
    const options = {
      allowJs: true,
      checkJs: true,
      moduleDetection: 'force',
      skipLibCheck: true,
      types: ['node', 'react'],
    };
    expect(checkTypes('documented', [...files, 'documented/strangers.d.ts'], options)).toBe('');
  });

  it('is built by plain Vite: every entry point with its styles, the themes and the fonts', async () => {
    const built = await build({
      root: elsewhere,
      configFile: false,
      logLevel: 'error',
      build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: join(elsewhere, 'page.tsx') } },
    });
    const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    const names = output.map(({ fileName }) => fileName);
    // Both typefaces, each with its first subset and whole.
    expect(names.filter((name) => name.endsWith('.woff2'))).toHaveLength(4);
    const styles = output
      .map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''))
      .join('');
    const sheets = globSync('**/*.css', { cwd: installed });
    expect(sheets.length).toBeGreaterThan(30);
    const firstClasses = sheets.flatMap((sheet) => {
      const [, name] = /^\.(\w+)[ {:]/.exec(readFileSync(join(installed, sheet), 'utf8')) ?? [];
      return name ?? [];
    });
    expect(firstClasses.filter((name) => !styles.includes(`.${name}`))).toEqual([]);
    expect(styles).toContain('[data-theme=dark]');
  });

  it('migrates a project by its command', () => {
    const old = `import { Pager } from '@plaitful/design-system/Pager';\nexport const Pages = Pager;\n`;
    writeFileSync(join(elsewhere, 'old.ts'), old);
    writeFileSync(join(elsewhere, 'old.css'), 'a { color: var(--color-text-body) }');
    const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
      bin: Record<string, string>;
    };
    const command = join(installed, bin['design-system'] ?? '');
    const run = () =>
      execFileSync(process.execPath, [command, 'migrate', 'old.ts', 'old.css'], {
        cwd: elsewhere,
        encoding: 'utf8',
      });
    expect(run()).toBe('changed old.ts\nchanged old.css\n');
    expect(readFileSync(join(elsewhere, 'old.ts'), 'utf8')).toBe(
      `import { Pagination } from '@plaitful/design-system/Pagination';\nexport const Pages = Pagination;\n`,
    );
    expect(readFileSync(join(elsewhere, 'old.css'), 'utf8')).toContain('var(--plaitful-color-text-body)');
    expect(run()).toBe('');
  });

  it('bundles a button without the other components', async () => {
    const built = await build({
      root: elsewhere,
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'one-button',
          resolveId: (id) => (id === 'one-button' ? join(elsewhere, 'one-button.js') : null),
          load: (id) =>
            id.endsWith('one-button.js')
              ? `import { Button } from '@plaitful/design-system/Button'; globalThis.Button = Button;`
              : null,
        },
      ],
      build: { write: false, rolldownOptions: { input: 'one-button', external: /^react/ } },
    });
    const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    const used = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
    const folders = used.flatMap((id) => /design-system\/components\/(\w+)\//.exec(id)?.[1] ?? []);
    expect([...new Set(folders)].toSorted()).toEqual(['Button', 'Icon', 'Spinner', 'VisuallyHidden']);
    const script = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
    expect(gzipSync(script).length).toBeLessThan(4000);
  });

  it("has no style that a consumer's bundler would make depend on the language of the page", () => {
    const sheets = globSync('**/*.css', { cwd: installed });
    expect(
      sheets.filter((file) => /:(?:lang|dir)\(/.test(readFileSync(join(installed, file), 'utf8'))),
    ).toEqual([]);
  });

  it('declares no global name of CSS without its own prefix, so that it changes nothing beside Tailwind', () => {
    const theme = readFileSync(join(installed, 'theme.css'), 'utf8');
    const names = [...theme.matchAll(/[{;](--[\w-]+):|@layer ([\w-]+)/g)].map(
      ([, name, layer]) => name ?? layer,
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !/^(?:--)?(?:plaitful|lightningcss)-/.test(name ?? ''))).toEqual([]);
  });

  it('packs only published files', () => {
    const top = readdirSync(installed).filter((name) => !/\.(css|json|md|d\.ts)$/.test(name));
    expect(top).toEqual([
      'LICENSE',
      'components',
      'createTheme',
      'deprecated',
      'fonts',
      'hooks',
      'migrate',
      'private',
      'testers',
      'theme',
      'tokens',
      'types',
      'vendor',
      'words',
    ]);
  });

  it('has React as its only peer dependency, and installs what it imports and nothing else', () => {
    const code = globSync('**/*.js', { cwd: installed }).map((file) =>
      readFileSync(join(installed, file), 'utf8'),
    );
    const { dependencies, peerDependencies } = getManifest(installed);
    expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom']);
    expect(Object.keys(dependencies).filter((name) => name.startsWith('@plaitful/'))).toEqual([]);
    const imported = code.flatMap((text) =>
      [...text.matchAll(/\bfrom "([^."][^"]*)"/g)].map(([, id = '']) => id),
    );
    // The command runs in Node.
    const packages = imported.filter((id) => !id.startsWith('node:'));
    const needed = packages.map((id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/'));
    const known = Object.keys({ ...dependencies, ...peerDependencies });
    expect([...new Set(needed)].toSorted()).toEqual(known.toSorted());
    expect(code.filter((text) => text.includes('jsx-dev-runtime'))).toEqual([]);
  });
});
