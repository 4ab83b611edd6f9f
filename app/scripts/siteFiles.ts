import type { Plugin } from 'vite';
import { themeColors } from '@plaitful/design-system/vite';
import { brand } from '@plaitful/messages/en-CA/common';
import { startFailureMessages } from './startFailureMessages.ts';
import { offlinePage, offlineStyles } from './offlinePage.ts';
import { paths } from '../src/lib/paths.ts';

/**
 * Writes the web manifest and the offline page beside the built app, and the messages for when the app cannot
 * start into its document.
 */
export function emitSiteFiles(): Plugin {
  return {
    name: 'plaitful:site-files',
    transformIndexHtml: (html) => html.replace('<!--cannot-start-->', startFailureMessages),
    generateBundle() {
      const files = {
        'manifest.webmanifest': JSON.stringify(manifest),
        'offline.html': offlinePage(),
        'offline.css': offlineStyles(),
      };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest; the server fills in the studio's name. */
const manifest = {
  id: paths.home.href(),
  name: '{businessName}',
  short_name: brand.name,
  lang: 'en-CA',
  start_url: paths.home.href(),
  scope: paths.home.href(),
  display: 'standalone',
  theme_color: themeColors.light.background.hero,
  background_color: themeColors.light.background.page,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    png('192', 192, 'any'),
    png('512', 512, 'any'),
    png('maskable-512', 512, 'maskable'),
  ],
};
