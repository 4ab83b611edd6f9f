import './clock.ts';
import '@plaitful/design-system/theme.css';
import 'virtual:second-brand.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure, type MockInstance, spyOn } from 'storybook/test';
import { describeProps } from './argTypes.ts';
import { checkProblems } from './checkProblems.ts';
import { initialGlobals, globalTypes, withGlobals } from './globals.tsx';
import { resetRecordedProblems, recordProblems } from '../app/src/testing/recordedProblems.ts';
import { chromaticDefaults } from './visualModes.ts';
import { viewports } from './viewports.ts';
import { resetStoryClock } from '../app/src/storybook/clock.ts';
import { showToasts } from '../app/src/storybook/toasts.ts';
import type { StoryMachineState } from '../app/src/storybook/flows/recordFlow.ts';
import {
  findTranslationFaults,
  resetTranslationFaults,
  watchForTranslationFaults,
} from '../app/src/testing/translation.ts';
import {
  waitForPendingMocks,
  startWorker,
  drainUnmockedRequests,
} from '../app/src/testing/unmockedRequests.ts';

/** Whether the stories run in Vitest, and not in Storybook. */
const isTest = import.meta.env.MODE === 'test';

/**
 * The full run plays each story in each theme, with motion; the others play it in light, and switch the theme
 * afterwards.
 */
const isPlayedOnce = isTest && import.meta.env['TEST_TIER'] !== 'full';

/** The addon checks the stories where its panel shows the result, and in the full run. */
const checksThemes = isPlayedOnce && import.meta.env['VITEST_STORYBOOK'] !== 'true';

/** No rule is disabled: every axe violation of WCAG 2.2 AA fails the story. */
const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// A single story, as in a test, does not load the blocks of docs pages.
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** The errors that a story writes to the console. */
let consoleErrors: MockInstance<typeof console.error> | undefined;

// Pages are loaded in chunks, which takes a busy machine a while; the first story of a page also has its code built.
configure({
  asyncUtilTimeout: 15_000,
  // Printing the whole page would hide the element that was not found.
  getElementError: (message) => new Error(message ?? 'Not found'),
});

recordProblems();
if (isTest) watchForTranslationFaults();

/** Titles of which a story has been checked. */
const checked = new Set<string>();

/**
 * The accessibility and layout errors of a story in tests. The first story of a title and the matrix are checked in
 * every theme, a component's by CI also in high contrast and in the second brand; the others in light, and by CI; widths are checked for the first story, at night for each.
 */
async function checkInTest({ title, name }: { title: string; name: string }): Promise<string[]> {
  if (!isTest) return [];
  const isPage = /^(Pages|Dialogs)\//.test(title);
  const isFirst = !checked.has(title);
  checked.add(title);
  const failures: string[] = [];
  if (checksThemes) {
    const { findAccessibilityViolations, findColourViolations, findOtherViolations } =
      await import('./checkThemes.ts');
    const isSample = isFirst || name === 'All States';
    if (isSample || import.meta.env['TEST_TIER'] !== 'fast')
      failures.push(...(await findAccessibilityViolations(accessibilityTags)));
    if (isSample) failures.push(...(await findColourViolations()));
    if (isSample && !isPage && import.meta.env['TEST_TIER'] === 'ci')
      failures.push(...(await findOtherViolations()));
  }
  if (isPage && (isFirst || import.meta.env['TEST_TIER'] === 'full')) {
    const { findOverflow } = await import('./checkWidths.ts');
    failures.push(...(await findOverflow()));
  }
  return failures;
}

/** A story that declares a machine's state is checked against it; the others do not load the machines' code. */
async function checkState(shown: StoryMachineState | undefined): Promise<void> {
  if (shown === undefined) return;
  const { expectState } = await import('../app/src/storybook/flows/recordFlow.ts');
  await expectState(shown);
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: globalTypes,
  initialGlobals: initialGlobals,
  decorators: [withGlobals],
  argTypesEnhancers: [describeProps],
  loaders: [mswLoader(startWorker)],
  // A font that is loaded while a story plays would change measured sizes. System fonts may be missing.
  beforeAll: async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  },
  beforeEach: async ({ parameters: { chromatic } }) => {
    resetStoryClock();
    showToasts();
    drainUnmockedRequests();
    resetRecordedProblems();
    resetTranslationFaults();
    consoleErrors = spyOn(console, 'error');
    const moves = isPlayedOnce && chromatic?.prefersReducedMotion === 'no-preference';
    const stopMotion = moves ? await (await import('./checkThemes.ts')).allowMotion() : undefined;
    return async () => {
      await stopMotion?.();
      // Pending requests of the unmounted story would be answered by the mocks of the next one.
      await waitForPendingMocks();
    };
  },
  afterEach: async ({ parameters, tags, title, name }) => {
    await checkState(parameters['flow'] as StoryMachineState | undefined);
    const failures = [
      ...(await checkInTest({ title, name })),
      ...(await checkProblems(tags)),
      ...findTranslationFaults(),
      ...drainUnmockedRequests().map((call) => `not mocked: ${call}`),
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
          [
            'Theming',
            'Colour',
            'Type',
            'Space',
            'Shape',
            'Depth',
            'Motion',
            'Layers',
            'Breakpoints',
            'Icons',
          ],
          'Components',
          'Patterns',
          'Pages',
          'Dialogs',
          'Mails',
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
