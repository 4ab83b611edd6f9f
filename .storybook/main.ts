import { designSystem } from '@plaitful/design-system/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { reactCompilerOptions } from '../app/scripts/reactCompiler.ts';
import { componentPages } from './docs/componentPages.ts';
import { managerHead, previewHead } from './storybookHead.ts';
import { screenTag, searchableNames } from './searchableNames.ts';
import { secondBrand } from './secondBrand.ts';
import { buildTarget } from '../scripts/oldestBrowsers.ts';
import { mockWorker } from './mockWorker.ts';
import { offlinePage } from './offlinePage.ts';
import { visualModesPlugin } from './visualModesPlugin.ts';

/** One Storybook for the design system and for every page and machine state of the app. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    '../packages/design-system/src/**/*.mdx',
    '../packages/design-system/src/**/*.stories.tsx',
    '../app/src/**/*.stories.tsx',
  ],
  experimental_indexers: searchableNames,
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables in the docs pages.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    'storybook-addon-pseudo-states',
    // Lets agents ask the Storybook in development for components and stories, at /mcp.
    '@storybook/addon-mcp',
  ],
  typescript: { reactDocgen: 'react-docgen' },
  managerHead,
  previewHead,
  // The search also finds the headings of the docs pages.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  // The product's screens are half of all stories: whoever looks for a component sees them when asking for them.
  tags: { [screenTag]: { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      // As in the package, so that stories show what is shipped.
      build: { cssTarget: buildTarget },
      plugins: [
        react(reactCompilerOptions),
        designSystem(),
        mockWorker(),
        componentPages(),
        offlinePage(),
        visualModesPlugin(),
        secondBrand(),
      ],
    }),
};

export default config;
