// `npm run test:changed`: the tests that import files changed since main, and the stories and tests of the same
// folders. Stories of pages import every route, so imports alone would select nearly all of them.
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { root, run } from './run.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const base = process.argv[2] ?? 'main';
const [since = base] = git('merge-base', base, 'HEAD');
const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
const folders = new Set(
  changed
    .filter((file) => /^(?:app|packages\/design-system)\/src\/./.test(file))
    .map((file) => dirname(file)),
);

const filter = ['--tags-filter', '!ci && !nightly'];
const codes = [
  await run('vitest', ['run', '--changed', since, '--project', 'unit', '--project', 'server', ...filter]),
];
if (folders.size > 0) {
  const projects = ['--project', 'components', '--project', 'storybook'];
  codes.push(await run('vitest', ['run', ...folders, ...projects, '--passWithNoTests', ...filter]));
}
process.exitCode = codes.every(({ code }) => code === 0) ? 0 : 1;
