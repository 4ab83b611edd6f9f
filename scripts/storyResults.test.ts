import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findComponent } from '../.storybook/docs/components.ts';
import { collectEvidence, findVersion } from '../.storybook/docs/evidence.ts';
import { evidenceRows } from '../.storybook/docs/evidenceRows.ts';
import { hashSources, type StoryResults } from '../.storybook/docs/results.ts';

const dialog = findComponent('Dialog');
const results: StoryResults = {
  date: '2026-12-03',
  browser: 'chromium',
  sources: hashSources(dialog.folder),
  stories: { Playground: 'passed', 'By Keyboard': 'passed', 'Right To Left': 'passed' },
  themes: ['light', 'dark', 'forced colours'],
  widths: [360, 768],
};

const outcomes = (recorded: Record<string, StoryResults>) => {
  const { axe, layout, keyboard, forcedColors, rightToLeft } = collectEvidence(dialog, recorded);
  return { axe, layout, keyboard, forcedColors, rightToLeft };
};
const all = (outcome: string) => ({
  axe: outcome,
  layout: outcome,
  keyboard: outcome,
  forcedColors: outcome,
  rightToLeft: outcome,
});

describe('the evidence of a component', () => {
  it('is what its stories’ last run says', () => {
    expect(outcomes({ Dialog: results })).toEqual(all('passed'));
  });

  it('is "not run" without results, and after a change', () => {
    expect(outcomes({})).toEqual(all('not run'));
    expect(outcomes({ Dialog: { ...results, sources: 'older' } })).toEqual(all('not run'));
  });

  it('is "failed" where the story failed, and "not run" where nothing was checked', () => {
    const failed = {
      ...results,
      stories: { ...results.stories, 'By Keyboard': 'failed' },
      themes: ['light'],
    };
    expect(outcomes({ Dialog: failed as StoryResults })).toEqual({
      axe: 'failed',
      layout: 'failed',
      keyboard: 'failed',
      forcedColors: 'not run',
      rightToLeft: 'passed',
    });
  });

  it('never counts a screen reader without a date as tested', () => {
    const rows = evidenceRows(collectEvidence(dialog, { Dialog: results }));
    const readers = rows.filter(({ name }) => /NVDA|JAWS|VoiceOver|TalkBack/.test(name));
    expect(readers.length).toBeGreaterThan(3);
    for (const { text } of readers) expect(text).toMatch(/^not tested by hand yet$|, \d{4}-\d\d-\d\d$/);
  });

  it('changes with the sources', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sources-'));
    writeFileSync(join(folder, 'Bow.tsx'), '1');
    const before = hashSources(folder);
    writeFileSync(join(folder, 'Bow.tsx'), '2');
    expect(hashSources(folder)).not.toBe(before);
  });
});

describe('the version that brought a component', () => {
  const changelog =
    '# C\n\n## 0.3.0\n\n- `Bow` is new: a bow.\n\n## 0.2.0\n\nTie is new.\n\n## 0.1.0\n\nThe first.\n';

  it.each([
    ['Bow', [], { since: '0.3.0', isNew: true }],
    ['Tie', [], { since: '0.2.0', isNew: false }],
    ['Button', [], { since: '0.1.0', isNew: false }],
    ['Clip', ['Clip is new: it holds hair.'], { since: 'the next version', isNew: true }],
  ])('is read from the changelog and the changesets: %s', (name, changesets, version) => {
    expect(findVersion(name, changelog, changesets)).toEqual(version);
  });
});
