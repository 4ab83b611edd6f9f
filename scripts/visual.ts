// `npm run visual -- --base main`: builds the Storybook of another commit and that of the working tree, takes
// screenshots of the stories of both on this machine, and fails where they differ. Other options are Playwright's,
// such as `-g button`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from './copyRepository.ts';
import { root, run } from './exec.ts';
import { pictureFolder, type Picture } from './visual/pictures.ts';

const options = process.argv.slice(2);
const at = options.indexOf('--base');
const [, base = 'main'] = at === -1 ? [] : options.splice(at, 2);

async function buildStorybook(folder: string, to: string): Promise<void> {
  const storybook = join(folder, 'node_modules/.bin/storybook');
  const args = ['build', '--disable-telemetry', '--quiet', '--config-dir', join(folder, '.storybook')];
  const { code } = await run(storybook, [...args, '--output-dir', to], { cwd: folder });
  if (code !== 0) throw new Error(`The Storybook of ${folder} does not build.`);
}

/** Builds the Storybook of a commit in a folder of its own. */
async function buildBase(commit: string, to: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plaitful-visual-'));
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive });
    const [own = '', itsOwn] = [root, folder].map((each) =>
      readFileSync(join(each, 'package-lock.json'), 'utf8'),
    );
    if (own === itsOwn) linkPackages(folder);
    else await run('npm', ['ci', '--loglevel=error', '--no-fund', '--no-audit'], { cwd: folder });
    await buildStorybook(folder, to);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const folderOf = { base: join(pictureFolder, 'base'), head: join(pictureFolder, 'head') };

const takePictures = (storybook: string, ...more: string[]) =>
  run('playwright', ['test', '--config', 'scripts/visual', ...options, ...more], {
    env: { STORYBOOK: storybook },
  });

const filesOf = (storybook: string): string[] =>
  (JSON.parse(readFileSync(join(storybook, 'pictures.json'), 'utf8')) as Picture[]).map(({ file }) => file);

rmSync(pictureFolder, { recursive: true, force: true });
mkdirSync(pictureFolder, { recursive: true });
await buildBase(base, folderOf.base);
await buildStorybook(root, folderOf.head);
await takePictures(folderOf.base, '--update-snapshots=all');
const { code } = await takePictures(folderOf.head);
const [before, after] = [filesOf(folderOf.base), filesOf(folderOf.head)];
for (const file of after.filter((each) => !before.includes(each))) console.log(`new: ${file}`);
for (const file of before.filter((each) => !after.includes(each))) console.log(`gone: ${file}`);
if (code !== 0) console.error(`The stories differ from ${base}: dist/visual/report/index.html`);
process.exitCode = code;
