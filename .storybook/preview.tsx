import '@plaitful/design-system/theme.css';
import { breakpoints } from '@plaitful/design-system/tokens';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { type ComponentProps, lazy, Suspense } from 'react';
import { type MockInstance, spyOn } from 'storybook/test';
import { describeProps } from './argTypes.ts';
import { looks, lookTypes, withLooks } from './looks.tsx';
import { startWorker, takeUnmocked } from '../app/src/testing/unmocked.ts';

function viewport(name: string, width: number, height: number) {
  return { name: `${name}, ${width}`, styles: { width: `${width}px`, height: `${height}px` } };
}

// A story alone, as in a test, does without the blocks of the pages of words.
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** What a story writes to the console as an error. */
let complaints: MockInstance<typeof console.error> | undefined;

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: lookTypes,
  initialGlobals: looks,
  decorators: [withLooks],
  argTypesEnhancers: [describeProps],
  loaders: [mswLoader(startWorker)],
  beforeEach: () => {
    takeUnmocked();
    complaints = spyOn(console, 'error');
  },
  afterEach: () => {
    const troubles = [
      ...takeUnmocked().map((call) => `not mocked: ${call}`),
      ...(complaints?.mock.calls ?? []).map((parts) => `console.error: ${parts.map(String).join(' ')}`),
    ];
    if (troubles.length > 0) throw new Error(troubles.join('\n'));
  },
  parameters: {
    // No rule is switched off: what axe finds by WCAG 2.2 AA fails the story.
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    backgrounds: { disable: true },
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
          '*',
        ],
        includeNames: false,
      },
    },
    layout: 'padded',
    viewport: {
      options: {
        phone: viewport('Phone', 360, 740),
        tablet: viewport('Tablet', breakpoints.tablet + 168, 1024),
        desk: viewport('Desk', breakpoints.desk, 800),
        wide: viewport('Wide', 1440, 900),
      },
    },
  },
};

export default preview;
