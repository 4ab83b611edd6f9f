import type { Plugin } from 'vite';
import { manifest } from './manifest.ts';
import { offlinePage, offlineStyles } from './offlinePage.ts';

/** Writes the web manifest and the offline page beside the built app. */
export function siteFiles(): Plugin {
  return {
    name: 'plaitful:site-files',
    apply: 'build',
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
