import './clock.ts';
import '@plaitful/design-system/theme.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure, type MockInstance, spyOn } from 'storybook/test';
import { describeProps } from './argTypes.ts';
import { checkProblems } from './checkProblems.ts';
import { initialGlobals, globalTypes, withGlobals } from './globals.tsx';
import { forgetProblems, listenToProblems } from '../app/src/testing/problems.ts';
import { chromaticDefaults } from './visualModes.ts';
import { viewports } from './viewports.ts';
import { beginStory } from '../app/src/stories/clock.ts';
import { showToasts } from '../app/src/stories/toasts.ts';
import type { ShownState } from '../app/src/stories/flows/recordFlow.ts';
import { mocksAnswered, startWorker, takeUnmocked } from '../app/src/testing/unmocked.ts';

/** Whether Vitest shows the stories, and not Storybook. */
const isTest = import.meta.env.MODE === 'test';

/** The full run plays each story in each theme, with motion; the others play it in light, and change the theme then. */
const isPlayedOnce = isTest && import.meta.env['TEST_TIER'] !== 'full';

/** The addon checks the stories where its panel shows what it finds, and in the full run. */
const checksThemes = isPlayedOnce && import.meta.env['VITEST_STORYBOOK'] !== 'true';

/** No rule is switched off: what axe finds by WCAG 2.2 AA fails the story. */
const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// A story alone, as in a test, does without the blocks of the pages of words.
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** What a story writes to the console as an error. */
let consoleErrors: MockInstance<typeof console.error> | undefined;

// Pages come in pieces, and a busy machine takes its time over each; the first story of a page also has its code built.
configure({
  asyncUtilTimeout: 15_000,
  // The whole page, written out, would bury what was looked for.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

listenToProblems();

/** Titles of which a story has been checked. */
const checked = new Set<string>();

/**
 * What a test finds wrong with a story's accessibility and with its layout at other widths. The first story of a title
 * and the matrix are checked in every theme, the others in light, and by CI; widths are a matter of the first.
 */
async function checkInTest({ title, name }: { title: string; name: string }): Promise<string[]> {
  if (!isTest) return [];
  const isPage = /^(Pages|Dialogs)\//.test(title);
  const isFirst = !checked.has(title);
  checked.add(title);
  const failures: string[] = [];
  if (checksThemes) {
    const { findBarriers, findColourBarriers } = await import('./checkThemes.ts');
    const isSample = isFirst || name === 'All States';
    if (isSample || import.meta.env['TEST_TIER'] !== 'fast')
      failures.push(...(await findBarriers(accessibilityTags)));
    if (isSample) failures.push(...(await findColourBarriers()));
  }
  if (isPage && isFirst) {
    const { findOverflow } = await import('./checkWidths.ts');
    failures.push(...(await findOverflow()));
  }
  return failures;
}

/** A story that declares the state of a machine is held to it; the others do without the code of the machines. */
async function checkState(shown: ShownState | undefined): Promise<void> {
  if (shown === undefined) return;
  const { expectState } = await import('../app/src/stories/flows/recordFlow.ts');
  await expectState(shown);
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: globalTypes,
  initialGlobals: initialGlobals,
  decorators: [withGlobals],
  argTypesEnhancers: [describeProps],
  loaders: [mswLoader(startWorker)],
  // A typeface that comes while a story plays moves what was measured before. Those of the machine may be missing.
  beforeAll: async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  },
  beforeEach: async ({ parameters: { chromatic } }) => {
    beginStory();
    showToasts();
    takeUnmocked();
    forgetProblems();
    consoleErrors = spyOn(console, 'error');
    const moves = isPlayedOnce && chromatic?.prefersReducedMotion === 'no-preference';
    const stopMotion = moves ? await (await import('./checkThemes.ts')).allowMotion() : undefined;
    return async () => {
      await stopMotion?.();
      // What the story, now unmounted, still asks would be answered by the mocks of the next one.
      await mocksAnswered();
    };
  },
  afterEach: async ({ parameters, tags, title, name }) => {
    await checkState(parameters['flow'] as ShownState | undefined);
    const failures = [
      ...(await checkInTest({ title, name })),
      ...(await checkProblems(tags)),
      ...takeUnmocked().map((call) => `not mocked: ${call}`),
      ...(consoleErrors?.mock.calls ?? []).map((parts) => `console.error: ${parts.map(String).join(' ')}`),
    ];
    if (failures.length > 0) throw new Error(failures.join('\n'));
  },
  parameters: {
    a11y: { test: checksThemes ? 'off' : 'error', options: { runOnly: accessibilityTags } },
    backgrounds: { disable: true },
    chromatic: chromaticDefaults,
    docs: {
      container: (props: ComponentProps<typeof DocsPage>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape', 'Depth', 'Motion', 'Layers', 'Breakpoints', 'Icons'],
          'Components',
          'Patterns',
          'Pages',
          'Dialogs',
          'Flows',
          '*',
        ],
        includeNames: false,
      },
    },
    layout: 'padded',
    viewport: { options: viewports },
  },
};

export default preview;
