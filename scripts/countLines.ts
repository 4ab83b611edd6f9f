// `npm run count`: counts the lines of TypeScript per package: .ts, .tsx and .mjs files, tracked or new, with blank
// lines and comments but without generated files (`*.gen.ts`). Tests are test files, fixtures, and folders used only by
// tests; stories are story files, what only they use, and Storybook's configuration.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './exec.ts';

const kinds = ['production', 'tests', 'stories'] as const;
type Kind = (typeof kinds)[number];
type Lines = Record<Kind, number>;

const testFile =
  /\.(?:test|fixture)\.tsx?$|\/testing\/|^packages\/server\/test\/|^packages\/e2e\/|^scripts\/mutants\b/;
const storyFile =
  /\.stories\.tsx$|Story\.tsx?$|^\.storybook\/|^app\/src\/storybook\/|^packages\/design-system\/src\/(?:workshop|foundations|patterns)\//;

function getKind(file: string): Kind {
  if (testFile.test(file)) return 'tests';
  return storyFile.test(file) ? 'stories' : 'production';
}

const getPackage = (file: string): string =>
  /^packages\/[^/]+|^app|^bench/.exec(file)?.[0] ?? 'scripts and configuration';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /(?<!\.gen)\.(?:tsx?|mjs)$/.test(file) && existsSync(join(root, file)));

const packages = new Map<string, Lines>();
const all: Lines = { production: 0, tests: 0, stories: 0 };
for (const file of files) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n').length - 1;
  const counted = packages.get(getPackage(file)) ?? { production: 0, tests: 0, stories: 0 };
  counted[getKind(file)] += lines;
  all[getKind(file)] += lines;
  packages.set(getPackage(file), counted);
}

packages.set('total', all);
console.table(
  Object.fromEntries(
    [...packages].map(([name, lines]) => [
      name,
      { ...lines, total: kinds.reduce((sum, kind) => sum + lines[kind], 0) },
    ]),
  ),
);
