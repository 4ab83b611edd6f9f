import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addComponent } from './newComponent.ts';
import { root } from './run.ts';

const name = 'HairTie';
const folder = `packages/design-system/src/components/${name}`;
const copy = mkdtempSync(join(tmpdir(), 'plaitful-new-component-'));
const leftOut = new Set(['node_modules', 'dist', '.git', '.data']);

/** Installed packages are shared with the repository, but its own packages are the copy's. */
function linkModules(of: string): void {
  if (!existsSync(join(root, of, 'node_modules'))) return;
  mkdirSync(join(copy, of, 'node_modules'), { recursive: true });
  for (const entry of readdirSync(join(root, of, 'node_modules'))) {
    if (entry !== '@plaitful')
      symlinkSync(join(root, of, 'node_modules', entry), join(copy, of, 'node_modules', entry));
  }
}

function copyRepository(): void {
  cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.has(basename(path)) });
  linkModules('.');
  const own = join(copy, 'node_modules/@plaitful');
  mkdirSync(own);
  for (const entry of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', entry), join(own, entry));
    linkModules(`packages/${entry}`);
  }
  linkModules('app');
}

/** The output of a failed command in the copy; empty when it passes. */
async function failureOf(command: string, ...args: string[]): Promise<string> {
  try {
    await promisify(execFile)(join(copy, 'node_modules/.bin', command), args, {
      cwd: copy,
      // Without the variables of Vitest, which is started in the copy, too.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    });
    return '';
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return stdout + stderr || String(error);
  }
}

const lines = (path: string): string[] => readFileSync(join(copy, path), 'utf8').trimEnd().split('\n');

describe('a component scaffolded by `npm run new:component`', { timeout: 120_000, tags: ['nightly'] }, () => {
  let written: string[] = [];
  beforeAll(() => {
    copyRepository();
    written = addComponent(copy, name);
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true }));

  it('has every file of a component', () => {
    expect(readdirSync(join(copy, folder)).toSorted()).toEqual([
      'HairTie.css.ts',
      'HairTie.mdx',
      'HairTie.stories.tsx',
      'HairTie.test.tsx',
      'HairTie.tsx',
    ]);
  });

  it('has an entry point and public names, in their order', () => {
    const entryPoints = lines('packages/design-system/package.json').filter((line) =>
      line.includes('src/components/'),
    );
    expect(entryPoints).toContain(`    "./HairTie": "./src/components/HairTie/HairTie.tsx",`);
    expect(entryPoints).toEqual(entryPoints.toSorted());
    const names = lines('packages/design-system/src/package/publicNames.txt');
    expect(names).toContain('HairTie: HairTie, HairTieProps');
    expect(names).toEqual(names.toSorted());
  });

  it('is in the changelog of the next version', () => {
    const changelog = lines('packages/design-system/CHANGELOG.md').join('\n');
    expect(changelog).toMatch(/## Next\n\n- `HairTie` is new: .+\n/);
  });

  it.each([
    ['types and lint', 'run-s', ['lint:code packages/design-system']],
    ['unused code', 'knip', ['--no-progress']],
    ['imports', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', folder]],
    ['the package', 'vitest', ['run', '--project', 'package', 'publicNames']],
    ['showroom', 'vitest', ['run', '--project', 'unit', 'scripts/showroom.test.ts']],
  ])('passes the check of %s', async (_check, command, args) => {
    expect(await failureOf(command, ...args)).toBe('');
  });

  it('is formatted', async () => {
    const formatted = written.filter((file) => !file.endsWith('.txt'));
    expect(await failureOf('oxfmt', '--check', ...formatted)).toBe('');
  });

  it('is refused under a name that is taken, or is none', () => {
    expect(() => addComponent(copy, 'Button')).toThrow('There is a component Button already');
    expect(() => addComponent(copy, 'hair-tie')).toThrow('"hair-tie" is no name for a component');
    expect(() => addComponent(copy, '../Elsewhere')).toThrow('is no name for a component');
  });
});
