import { designSystem } from '@plaitful/design-system/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { reactCompilerOptions } from '../app/scripts/reactCompiler.ts';
import { managerHead, previewHead } from './storybookHead.ts';
import { searchableNames } from './searchableNames.ts';
import { secondBrand } from './secondBrand.ts';
import { buildTarget } from '../scripts/oldestBrowsers.ts';
import { mockWorker } from './mockWorker.ts';
import { offlinePage } from './offlinePage.ts';
import { visualModesPlugin } from './visualModesPlugin.ts';

/** One Storybook for the design system and for every page and machine state of the app. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
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
  ],
  typescript: { reactDocgen: 'react-docgen' },
  managerHead,
  previewHead,
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      // As in the package, so that stories show what is shipped.
      build: { cssTarget: buildTarget },
      plugins: [
        react(reactCompilerOptions),
        designSystem(),
        mockWorker(),
        offlinePage(),
        visualModesPlugin(),
        secondBrand(),
      ],
    }),
};

export default config;
