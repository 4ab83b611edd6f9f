import { createRequire } from 'node:module';
import { designSystem } from '@plaitful/design-system/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');

/** One workshop for the design system and for every page and machine state of the app. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/design-system/src/**/*.stories.tsx', '../app/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [{ from: worker, to: '/mockServiceWorker.js' }],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) => mergeConfig(base, { plugins: [react(), designSystem()] }),
};

export default config;
