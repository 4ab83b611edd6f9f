// `npm test`, `.ci/run` (TEST_TIER=ci) and `npm run test:all` (TEST_TIER=full): lint, the build, then each suite in
// turn. Ends with the seconds and count of each suite, and the total.
import { startVitest, type TestModule } from 'vitest/node';
import { StoryResultsReporter } from '../.storybook/docs/results.ts';
import { build, isStale } from './build.ts';
import { run } from './exec.ts';

/** The tags of the tests that each tier leaves out, for a later tier. */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  fast: ['ci', 'nightly'],
  ci: ['nightly'],
  full: [],
};

const tier = (process.env['TEST_TIER'] ??= 'fast');
const excluded = leftOut[tier];
if (!excluded) throw new Error(`TEST_TIER is ${tier}; it may be ${Object.keys(leftOut).join(', ')}.`);

const broken: string[] = [];
const lines: string[] = [];

async function step(name: string, work: () => Promise<boolean>): Promise<void> {
  const start = Date.now();
  if (!(await work())) broken.push(name);
  lines.push(`${name}: ${Math.round((Date.now() - start) / 1000)} s`);
}

await step('lint', async () => (await run('npm', ['run', 'lint'])).code === 0);
if (isStale()) await step('build', () => build().then(() => true));

/** From the start of the first file of each suite to the end of its last one. */
const spans = new Map<string, { first: number; last: number }>();

// All suites in one run; `vitest.config.ts` has their order.
const vitest = await startVitest([], {
  run: true,
  silent: 'passed-only',
  reporters: [
    'dot',
    new StoryResultsReporter(),
    {
      onTestModuleQueued: ({ project }: TestModule) => {
        if (!spans.has(project.name)) spans.set(project.name, { first: Date.now(), last: Date.now() });
      },
      onTestModuleEnd: ({ project }: TestModule) => {
        const span = spans.get(project.name);
        if (span) span.last = Date.now();
      },
    },
  ],
  ...(excluded.length > 0 && { tagsFilter: [excluded.map((tag) => `!${tag}`).join(' && ')] }),
  ...(tier === 'full' && { sequence: { shuffle: { files: true } } }),
});
const modules = vitest.state.getTestModules();
if (process.exitCode || vitest.state.getUnhandledErrors().length > 0) broken.push('Vitest');

/** How many tests of these files passed, failed, and were skipped without being left to a later tier. */
function count(files: readonly TestModule[]) {
  const tests = files.flatMap((file) => [...file.children.allTests()]);
  const inState = (state: string) => tests.filter((test) => test.result().state === state);
  const skipped = inState('skipped').filter(({ tags }) => !tags.some((tag) => excluded?.includes(tag)));
  return {
    all: tests.length,
    passed: inState('passed').length,
    failed: inState('failed').length + inState('pending').length,
    skipped: skipped.length,
  };
}

const format = ({ passed, failed, skipped }: ReturnType<typeof count>): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

for (const [suite, { first, last }] of spans) {
  const counts = count(modules.filter(({ project }) => project.name === suite));
  // A suite may be left to a later tier as a whole, but must not be empty.
  if (counts.all === 0 || counts.failed > 0) broken.push(suite);
  lines.push(`${suite}: ${Math.round((last - first) / 1000)} s, ${format(counts)}`);
}

const total = count(modules);
console.log(`\n${lines.join('\n')}`);
if (broken.length > 0) console.error(`Not green: ${broken.join(', ')}`);
console.log(format({ ...total, failed: Math.max(total.failed, broken.length > 0 ? 1 : 0) }));
process.exit(broken.length === 0 ? 0 : 1);
