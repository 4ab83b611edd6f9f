import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPackageReadme } from './packageReadme.ts';
import { dist, entryPoints, manifest, packageRoot } from './paths.ts';

const root = join(packageRoot, '../..');

const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  browserslist: string[];
};

/** The path in the package, without its ending, of what is built from a source file. */
const getPath = (file: string) => `./${file.replace(/^(\.\/)?(src\/)?/, '').replace(/\.tsx?$/, '')}`;

/** The `exports` of the published package. */
function packageExports(): Record<string, unknown> {
  const code = entryPoints.map(([name, file]) => [
    `./${name}`,
    { types: `${getPath(file)}.d.ts`, default: `${getPath(file)}.js` },
  ]);
  return {
    ...Object.fromEntries(code),
    './theme.css': { types: './theme.css.d.ts', default: './theme.css' },
    './fonts/*': './fonts/*',
    ...Object.fromEntries(globSync('tokens*.json', { cwd: dist }).map((file) => [`./${file}`, `./${file}`])),
    './package.json': './package.json',
  };
}

function writeManifest(): void {
  const { private: _isPrivate, scripts: _scripts, devDependencies: _builtIn, bin, ...published } = manifest;
  const built = {
    ...published,
    browserslist,
    files: ['**/*', '!.built-from'],
    sideEffects: ['**/*.css'],
    exports: packageExports(),
    bin: Object.fromEntries(Object.entries(bin).map(([name, file]) => [name, `${getPath(file)}.js`])),
  };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(built, null, 2)}\n`);
}

function writeLicences(): void {
  copyFileSync(join(root, 'LICENSE'), join(dist, 'LICENSE'));
  const builtIn = Object.keys(manifest.devDependencies).filter((name) => !name.startsWith('@plaitful/'));
  const notices = builtIn.map((name) => {
    const folder = join(root, 'node_modules', name);
    const [file] = globSync('LICENSE*', { cwd: folder });
    if (!file) throw new Error(`${name} is built in, but has no licence to go with it`);
    return `# ${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  writeFileSync(join(dist, 'THIRD-PARTY-LICENSES.md'), notices.join('\n'));
}

/** Writes package.json, README, changelog and licences. */
export function writePackageFiles(): void {
  writeManifest();
  // TypeScript also needs types for side-effect imports.
  writeFileSync(join(dist, 'theme.css.d.ts'), 'export {};\n');
  writeLicences();
  writeFileSync(join(dist, 'README.md'), loadPackageReadme());
  copyFileSync(join(packageRoot, 'CHANGELOG.md'), join(dist, 'CHANGELOG.md'));
}
