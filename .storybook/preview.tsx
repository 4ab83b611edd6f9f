import './clock.ts';
import '@plaitful/design-system/theme.css';
import 'virtual:second-brand.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { type ComponentProps, lazy, Suspense } from 'react';
import { configure, type MockInstance, spyOn } from 'storybook/test';
import { describeProps } from './argTypes.ts';
import { isComponentTitle } from './componentGroups.ts';
import { checkProblems } from './checkProblems.ts';
import { type CheckedInTest, checkReport } from './docs/checkReport.ts';
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
const ComponentPage = lazy(async () => ({
  default: (await import('./docs/ComponentPage.tsx')).ComponentPage,
}));
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

/** The theme of a test's browser, in which the accessibility addon checks its stories. */
const browserTheme = (): string =>
  matchMedia('(forced-colors: active)').matches
    ? 'forced colours'
    : matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light';

/**
 * The accessibility and layout errors of a story in tests, and what was checked. `npm test` checks the first story of a
 * title, in light. CI checks every story, the first and the matrix in every theme, a component's also in high contrast
 * and in the second brand; and the first at other widths, at night each of a page.
 */
async function checkInTest({ title, name }: { title: string; name: string }) {
  const isPage = /^(Pages|Dialogs)\//.test(title);
  const isFirst = !checked.has(title);
  const isFast = import.meta.env['TEST_TIER'] === 'fast';
  checked.add(title);
  const failures: string[] = [];
  const themes: string[] = [];
  const widths: number[] = [];
  if (!checksThemes) themes.push(browserTheme());
  else {
    const { findAccessibilityViolations, findColourViolations, findOtherViolations, otherThemes } =
      await import('./checkThemes.ts');
    const isSample = isFirst || name === 'All States';
    if (isSample || !isFast) {
      failures.push(...(await findAccessibilityViolations(accessibilityTags)));
      themes.push('light');
    }
    if (isSample && !isFast) {
      failures.push(...(await findColourViolations()));
      themes.push(...Object.keys(otherThemes));
      if (!isPage) {
        failures.push(...(await findOtherViolations()));
        themes.push('high contrast', 'the second brand');
      }
    }
  }
  const isMeasured = isFirst && !isFast && (isPage || isComponentTitle(title));
  if (isMeasured || (isPage && import.meta.env['TEST_TIER'] === 'full')) {
    const { findOverflow, widths: measured } = await import('./checkWidths.ts');
    failures.push(...(await findOverflow()));
    widths.push(...measured);
  }
  return { failures, checks: { themes, widths } satisfies CheckedInTest };
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
  afterEach: async ({ parameters, tags, title, name, reporting }) => {
    await checkState(parameters['flow'] as StoryMachineState | undefined);
    const inTest = isTest ? await checkInTest({ title, name }) : undefined;
    if (inTest) reporting.addReport({ type: checkReport, status: 'passed', result: inTest.checks });
    const failures = [
      ...(inTest?.failures ?? []),
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
      page: ComponentPage,
      toc: { headingSelector: 'h2', title: 'On this page', ignoreSelector: '.docs-story *, .sb-unstyled *' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Start',
          ['Install', 'Accessibility', 'Browsers', 'Changelog'],
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
          // Storybook reads this list without running it.
          'Actions',
          'Forms',
          'Dates',
          'Content',
          'Layout and navigation',
          'Feedback',
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
