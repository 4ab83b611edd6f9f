import type { Plugin } from 'vite';
import { manifest } from './manifest.ts';
import { offlinePage, offlineStyles } from './offlinePage.ts';
import { pageList } from './pageList.ts';

/** Writes beside the built app what the server sends of it before, or without, the app: heads, manifest, offline page. */
export function siteFiles(): Plugin {
  const files: Readonly<Record<string, string>> = {
    'pages.json': JSON.stringify(pageList),
    'manifest.webmanifest': JSON.stringify(manifest),
    'offline.html': offlinePage(),
    'offline.css': offlineStyles(),
  };
  return {
    name: 'plaitful:site-files',
    apply: 'build',
    generateBundle() {
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
