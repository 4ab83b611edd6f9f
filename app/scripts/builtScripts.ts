import type { Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk;

export const isChunk = (file: Rolldown.OutputBundle[string] | undefined): file is Chunk =>
  file?.type === 'chunk';

/** Whether the app starts by this chunk. */
export const isApp = ({ facadeModuleId }: Chunk): boolean =>
  facadeModuleId?.endsWith('/app/index.html') === true;

export const stylesOf = (chunks: Iterable<Chunk>): string[] =>
  [...chunks].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);

/** What a script of the build needs and is made of. */
export interface BuiltScript {
  /** Whether the app starts by it. */
  readonly isEntry: boolean;
  /** The scripts that it needs before it can run. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  /** Its modules of this repository, from the root. */
  readonly modules: readonly string[];
}

/** Every script of the build by its file's name, for those who weigh it. */
export function builtScriptsOf(bundle: Rolldown.OutputBundle): Record<string, BuiltScript> {
  const scripts = Object.values(bundle).filter(isChunk);
  return Object.fromEntries(
    scripts.map((chunk) => [
      chunk.fileName,
      {
        isEntry: isApp(chunk),
        imports: chunk.imports,
        styles: stylesOf([chunk]),
        modules: chunk.moduleIds.flatMap(
          (id) => /\/((?:app|packages\/[^/]+)\/src\/[^?]+)$/.exec(id)?.[1] ?? [],
        ),
      },
    ]),
  );
}
