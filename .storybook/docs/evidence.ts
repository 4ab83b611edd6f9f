import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldestBrowsers } from '../../scripts/oldestBrowsers.ts';
import { designSystem, type DocumentedComponent, loadPart } from './components.ts';
import { hashSources, loadResults, type StoryResults } from './results.ts';

/** Whether something was checked, and how it ended. Nothing counts as passed that did not run. */
export type Outcome = 'passed' | 'failed' | 'not run' | 'not applicable';

export interface Evidence {
  status: 'stable' | 'new' | 'deprecated';
  /** The first version with it; "the next version" before its release. */
  since: string;
  /** In kB after `gzip -9`, over React; undefined where it was not measured. */
  size: { first: number; later: number; measured: string } | undefined;
  /** When and where the stories ran; undefined where they did not, or the component has changed since. */
  run: (Pick<StoryResults, 'date' | 'browser'> & { stories: number; failed: readonly string[] }) | undefined;
  axe: Outcome;
  themes: readonly string[];
  layout: Outcome;
  widths: readonly number[];
  keyboard: Outcome;
  forcedColors: Outcome;
  rightToLeft: Outcome;
  browsers: readonly string[];
  screenReaders: readonly ScreenReaderRun[];
}

/** A manual test with a screen reader; without a date it has not been done. */
interface ScreenReaderRun {
  reader: string;
  date?: string;
  result?: string;
}

interface Sizes {
  measured: string;
  kilobytes: Record<string, { first: number; later: number }>;
}

const load = (path: string): unknown => JSON.parse(readFileSync(join(designSystem, path), 'utf8'));

/** The section of the changelog, or the next version, whose words say that it is new; else the first version. */
export function findVersion(name: string, changelog: string, changesets: readonly string[]) {
  const announces = (text: string) => new RegExp(`\\b${name}\\b\`? is new`).test(text);
  const sections = changelog.split(/^## /m).slice(1);
  const versions = sections
    .filter((section) => /^\d/.test(section))
    .map((section) => section.split('\n')[0] ?? '');
  const isPending =
    changesets.some(announces) || sections.some((text) => !/^\d/.test(text) && announces(text));
  const since = sections.find((section) => /^\d/.test(section) && announces(section))?.split('\n')[0];
  const first = versions.at(-1) ?? '';
  return {
    since: isPending ? 'the next version' : (since ?? first),
    isNew: isPending || (since !== undefined && since === versions[0] && since !== first),
  };
}

function findStatus(component: DocumentedComponent): Pick<Evidence, 'status' | 'since'> {
  const changesets = globSync('.changeset/*.md', { cwd: join(designSystem, '../..') }).map((file) =>
    readFileSync(join(designSystem, '../..', file), 'utf8'),
  );
  const changelog = readFileSync(join(designSystem, 'CHANGELOG.md'), 'utf8');
  const { since, isNew } = findVersion(component.name, changelog, changesets);
  const isDeprecated = new RegExp(
    `@deprecated(?:(?!\\*/)[\\s\\S])*\\*/\\s*export function ${component.name}\\b`,
  ).test(loadPart(component, 'tsx') ?? '');
  return { since, status: isDeprecated ? 'deprecated' : isNew ? 'new' : 'stable' };
}

/** The outcome of the stories that show something; "not applicable" where there is none. */
function getOutcome(results: StoryResults | undefined, stories: readonly string[]): Outcome {
  if (stories.length === 0) return 'not applicable';
  const states = stories.map((story) => results?.stories[story]);
  if (states.includes('failed')) return 'failed';
  return states.every((state) => state === 'passed') ? 'passed' : 'not run';
}

export function collectEvidence(
  component: DocumentedComponent,
  { [component.name]: recorded } = loadResults(),
): Evidence {
  const { name, folder } = component;
  // A result from before the last change says nothing about the component as it is.
  const results = recorded?.sources === hashSources(folder) ? recorded : undefined;
  const source = globSync(`${name}*.stories.tsx`, { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const failed = Object.entries(results?.stories ?? {}).flatMap(([story, state]) =>
    state === 'failed' ? story : [],
  );
  const has = (story: string) => source.includes(`export const ${story}: Story`);
  const all: Outcome = results === undefined ? 'not run' : failed.length > 0 ? 'failed' : 'passed';
  const only = (isChecked: boolean): Outcome => (isChecked ? all : 'not run');
  const sizes = load('sizes.json') as Sizes;
  const size = sizes.kilobytes[name];
  const readers = load('screenReaders.json') as {
    readers: string[];
    runs: Record<string, ScreenReaderRun[]>;
  };
  return {
    ...findStatus(component),
    size: size && { ...size, measured: sizes.measured },
    run: results && {
      date: results.date,
      browser: results.browser,
      stories: Object.keys(results.stories).length,
      failed,
    },
    themes: results?.themes ?? [],
    widths: results?.widths ?? [],
    axe: only(Boolean(results?.themes.length)),
    layout: only(Boolean(results?.widths.length)),
    keyboard: getOutcome(results, has('ByKeyboard') ? ['By Keyboard'] : []),
    forcedColors: only(Boolean(results?.themes.includes('forced colours'))),
    rightToLeft: getOutcome(
      results,
      has('RightToLeft') ? ['Right To Left'] : source.includes('isRightToLeft') ? ['All States'] : [],
    ),
    browsers: oldestBrowsers,
    screenReaders: readers.readers.map(
      (reader) => readers.runs[name]?.find((run) => run.reader === reader) ?? { reader },
    ),
  };
}
