import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type CheckedInTest, checkReport } from './checkReport.ts';

const root = join(import.meta.dirname, '../..');
const file = join(root, 'dist/storyResults.json');

/** How the stories of a component ended when its tests last ran as a whole. */
export interface StoryResults {
  /** When they ran: `2026-12-03`. */
  date: string;
  browser: string;
  /** Of the component's files then; another hash means that it has changed since. */
  sources: string;
  /** Passed or failed, by the story's export name or title. */
  stories: Readonly<Record<string, 'passed' | 'failed'>>;
  /** The themes in which axe checked a story. */
  themes: readonly string[];
  /** The window's widths in px in which a story was measured. */
  widths: readonly number[];
}

interface StoryMeta {
  reports?: { type: string; result: CheckedInTest }[];
}

export function hashSources(folder: string): string {
  const hash = createHash('sha256');
  for (const path of globSync('**/*.{ts,tsx}', { cwd: folder }).toSorted())
    hash.update(path).update(readFileSync(join(folder, path)));
  return hash.digest('hex').slice(0, 16);
}

/** By component; empty where no tests have run. */
export function loadResults(): Record<string, StoryResults> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, StoryResults>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The results of a component's story files; undefined where only some of its stories ran. */
function summarize(folder: string, modules: readonly TestModule[]): StoryResults | undefined {
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  if (tests.length === 0 || tests.some((test) => !['passed', 'failed'].includes(test.result().state)))
    return undefined;
  const checks = tests.flatMap((test) =>
    ((test.meta() as StoryMeta).reports ?? []).flatMap(({ type, result }) =>
      type === checkReport ? [result] : [],
    ),
  );
  const stories: Record<string, 'passed' | 'failed'> = {};
  // With a browser for each theme, a story passes when it does in all of them.
  for (const test of tests)
    if (stories[test.name] !== 'failed') stories[test.name] = test.result().state as 'passed' | 'failed';
  return {
    date: new Date().toISOString().slice(0, 10),
    browser: modules[0]?.project.config.browser.name ?? 'unknown',
    sources: hashSources(folder),
    stories,
    themes: unique(checks.flatMap(({ themes }) => themes)),
    widths: unique(checks.flatMap(({ widths }) => widths)).toSorted((one, other) => one - other),
  };
}

/** Writes how the stories of each component ended to a file, which the docs pages of Storybook read. */
export class StoryResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const stories = modules.filter(({ project }) => project.name.startsWith('storybook'));
    const byFolder = Map.groupBy(
      stories,
      ({ moduleId }) => /^.*\/src\/components\/\w+(?=\/)/.exec(moduleId)?.[0] ?? '',
    );
    const results = loadResults();
    for (const [folder, of] of byFolder) {
      const summary = folder && summarize(folder, of);
      if (summary) results[folder.split('/').at(-1) ?? ''] = summary;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  }
}
