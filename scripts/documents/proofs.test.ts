import { describe, expect, it } from 'vitest';
import { leftOutBy, unproven, type Result } from './proofs.ts';

const file = 'packages/domain/src/child.test.ts';
const stories = 'app/src/pages/Faq/FaqPage.stories.tsx';

const rowOf = (path: string, title: string) => ({
  line: 7,
  what: 'Something',
  where: '`README.md`',
  proof: `\`${path}\` "${title}"`,
});

const resultOf = (title: string, more: Partial<Result> = {}): Result => ({
  file,
  title,
  state: 'passed',
  tags: [],
  ...more,
});

const storyOf = (storyId: string, more: Partial<Result> = {}): Result =>
  resultOf('Anything', { file: stories, storyId, ...more });

describe('a row of a page is unproven', () => {
  const row = rowOf(file, 'is a child');

  it.each([
    ['did not run', []],
    ['did not run', [resultOf('age > is a child', { file: 'another.test.ts' })]],
    ['did not run', [resultOf('age > is a child of five')]],
    ['was skipped', [resultOf('age > is a child', { state: 'skipped' })]],
    ['failed', [resultOf('age > is a child', { state: 'failed' })]],
    ['failed', [resultOf('age > is a child'), resultOf('name > is a child', { state: 'failed' })]],
  ] as const)('when its test %s: %j', (why, results) => {
    expect(unproven([row], results)).toEqual([`line 7: ${file} "is a child" ${why}`]);
  });

  it('when its story failed or did not run', () => {
    const story = rowOf(stories, 'OneOpenAtATime');
    expect(unproven([story], [storyOf('pages-faq--one-open')])).toHaveLength(1);
    expect(unproven([story], [storyOf('pages-faq--one-open-at-a-time', { state: 'failed' })])).toHaveLength(
      1,
    );
    expect(unproven([story], [storyOf('pages-faq--one-open-at-a-time')])).toEqual([]);
  });
});

describe('a title in a document', () => {
  it.each([
    ['is a child', 'age > is a child'],
    ['age', 'age > is a child'],
    ['refuses %j', 'age > refuses {"a":1}'],
    ['an account, $name > ends', 'an account, by keyboard > ends'],
    ['${operation.id} by ${actor}', 'access > login by a guest'],
    ['costs (in $ or €)', 'costs (in $ or €)'],
  ])('%j is proved by the test %j', (title, reported) => {
    expect(unproven([rowOf(file, title)], [resultOf(reported)])).toEqual([]);
  });

  it('is proved where one of its tests passed and the others were skipped', () => {
    const results = [resultOf('refuses 1'), resultOf('refuses 2', { state: 'skipped' })];
    expect(unproven([rowOf(file, 'refuses %i')], results)).toEqual([]);
  });
});

describe('what a run leaves out by a tag', () => {
  const isExcused = leftOutBy(['ci']);

  it('excuses skipped tests that have the tag, and no others', () => {
    const row = rowOf(file, 'is a child');
    const skipped = resultOf('is a child', { state: 'skipped' });
    const tagged = { ...skipped, tags: ['ci'] };
    expect(unproven([row], [tagged], isExcused)).toEqual([]);
    expect(unproven([row], [tagged, skipped], isExcused)).toHaveLength(1);
    expect(unproven([row], [], isExcused)).toHaveLength(1);
    expect(unproven([row], [{ ...tagged, state: 'failed' }], isExcused)).toHaveLength(1);
    expect(unproven([row], [tagged], leftOutBy(['nightly']))).toHaveLength(1);
  });

  it('excuses stories whose file has the tag, and no others', () => {
    const tagged = rowOf('app/src/stories/flows/viewer/Flows.stories.tsx', 'Booking');
    expect(unproven([tagged], [], isExcused)).toEqual([]);
    expect(unproven([rowOf(stories, 'OneOpenAtATime')], [], isExcused)).toHaveLength(1);
  });
});
