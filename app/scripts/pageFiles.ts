import type { Rolldown } from 'vite';
import { isApp, isChunk, stylesOf, type Chunk } from './builtScripts.ts';
import type { Drawing } from './pageList.ts';

/** The files of a page, beside those of the app itself, that a browser should fetch at once. */
export interface PageFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** A chunk and all that it needs before it can run. */
function withImports(bundle: Rolldown.OutputBundle, chunk: Chunk, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const needed = bundle[name];
    if (isChunk(needed)) withImports(bundle, needed, found);
  }
  return found;
}

/**
 * Which files a drawn page needs: the code of the page and of the routes around it, and the styles of all that is drawn in it.
 * @throws when a module of the drawing is in no chunk
 */
export function pageFilesOf(
  bundle: Rolldown.OutputBundle,
  { module, around = [], later = [] }: Drawing,
): PageFiles {
  const chunks = Object.values(bundle).filter(isChunk);
  const chunkOf = (name: string): Set<Chunk> => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/app/${name}`)));
    if (!chunk) throw new Error(`${name} of app/scripts/pageList.ts is not in the build`);
    return withImports(bundle, chunk);
  };
  const entry = chunks.find(isApp);
  const known = entry ? withImports(bundle, entry) : new Set<Chunk>();
  const own = [...new Set([module, ...around].flatMap((name) => [...chunkOf(name)]))].filter(
    (chunk) => !known.has(chunk),
  );
  const knownStyles = new Set(stylesOf(known));
  const drawn = [...own, ...later.flatMap((name) => [...chunkOf(name)])];
  const styles = new Set(stylesOf(drawn).filter((file) => !knownStyles.has(file)));
  return {
    styles: [...styles],
    scripts: own.map(({ fileName }) => fileName),
  };
}
