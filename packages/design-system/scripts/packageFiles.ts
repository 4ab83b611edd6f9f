import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands, entryPoints, dist, packageRoot, manifest } from './paths.ts';

const root = join(packageRoot, '../..');

const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  browserslist: string[];
};

/** Bundled third-party code, by npm package. */
const builtIn = [
  '@babel/parser',
  '@fontsource-variable/fredoka',
  '@fontsource-variable/nunito-sans',
  '@vanilla-extract/recipes',
  'sonner',
];

/** The `exports` of the published package. */
function packageExports(): Record<string, unknown> {
  const code = entryPoints.map(([name, file]) => {
    const path = `./${file.replace(/\.tsx?$/, '')}`;
    return [`./${name}`, { types: `${path}.d.ts`, default: `${path}.js` }];
  });
  return {
    ...Object.fromEntries(code),
    './theme.css': { types: './theme.css.d.ts', default: './theme.css' },
    './fonts/*': './fonts/*',
    ...Object.fromEntries(globSync('tokens*.json', { cwd: dist }).map((file) => [`./${file}`, `./${file}`])),
    './package.json': './package.json',
  };
}

function writeManifest(needed: readonly string[]): void {
  const dependencies = Object.entries(manifest.dependencies).filter(([name]) => needed.includes(name));
  const built = {
    name: '@plaitful/design-system',
    version: manifest.version,
    description: 'The design system of Plaitful: purple, pink and gold, closed in style, light in weight.',
    license: 'MIT',
    author: 'Plaitful',
    keywords: ['react', 'design-system', 'components', 'accessibility', 'server-components'],
    engines: { node: '>=20' },
    browserslist,
    type: 'module',
    sideEffects: ['**/*.css'],
    files: ['**/*', '!.built-from'],
    exports: packageExports(),
    bin: Object.fromEntries(commands.map(([name, file]) => [name, file.replace(/\.ts$/, '.js')])),
    dependencies: Object.fromEntries(dependencies),
    peerDependencies: manifest.peerDependencies,
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(built, null, 2)}\n`);
}

function writeLicences(): void {
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  const notices = builtIn.map((name) => {
    const folder = join(root, 'node_modules', name);
    const [file] = globSync('LICENSE*', { cwd: folder });
    if (!file) throw new Error(`${name} is built in, but has no licence to go with it`);
    return `# ${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.md'), notices.join('\n'));
}

/** Writes package.json, README, changelog and licences. */
export function writePackageFiles(needed: readonly string[]): void {
  writeManifest(needed);
  // TypeScript also needs types for side-effect imports.
  writeFileSync(join(dist, 'theme.css.d.ts'), 'export {};\n');
  writeLicences();
  for (const file of ['README.md', 'CHANGELOG.md']) copyFileSync(join(packageRoot, file), join(dist, file));
}
