import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { builtScriptsOf, isChunk } from './builtScripts.ts';
import { manifest } from './manifest.ts';
import { offlinePage, offlineStyles } from './offlinePage.ts';
import { pageFilesOf } from './pageFiles.ts';
import { pageList, type PageHead } from './pageList.ts';

const takeOver = fileURLToPath(new URL('../src/lib/takeOver.ts', import.meta.url));

/**
 * The file that fetches the app in a drawn page.
 * @throws when it needs another one: it would wait for the app then
 */
function takeOverOf(bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find((file) => isChunk(file) && file.facadeModuleId === takeOver);
  if (!isChunk(chunk) || chunk.imports.length > 0)
    throw new Error('app/src/lib/takeOver.ts must stand alone');
  return chunk.fileName;
}

/** The list of pages, with the files of those that are drawn. */
function withFiles(bundle: Rolldown.OutputBundle) {
  const pages = Object.entries<PageHead>(pageList.pages).map(([path, page]) => {
    const { drawing } = page;
    return [path, drawing ? { ...page, drawing: { ...drawing, files: pageFilesOf(bundle, drawing) } } : page];
  });
  return { ...pageList, takeOver: takeOverOf(bundle), pages: Object.fromEntries(pages) };
}

/**
 * Writes beside the built app what the server sends of it before, or without, the app: heads, manifest, offline page; and,
 * for bench/weigh.ts, what its scripts are made of.
 */
export function siteFiles(): Plugin {
  const files: Readonly<Record<string, string>> = {
    'manifest.webmanifest': JSON.stringify(manifest),
    'offline.html': offlinePage(),
    'offline.css': offlineStyles(),
  };
  return {
    name: 'plaitful:site-files',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: takeOver, name: 'takeOver' });
    },
    generateBundle(_options, bundle) {
      const made = {
        ...files,
        'pages.json': JSON.stringify(withFiles(bundle)),
        '.scripts.json': JSON.stringify(builtScriptsOf(bundle)),
      };
      for (const [fileName, source] of Object.entries(made))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
