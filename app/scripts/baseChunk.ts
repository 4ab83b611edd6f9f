import type { Plugin } from 'vite';

/**
 * Puts all that every page needs into one file: apart, its dozens of modules would be asked for one by one, and would not
 * share what compressing learns of them.
 */
export function baseChunk(): Plugin {
  const base = new Set<string>();
  return {
    name: 'plaitful:base-chunk',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'base', test: (id: string) => base.has(id) }] } },
        },
      },
    }),
    buildEnd() {
      const add = (id: string): void => {
        if (base.has(id)) return;
        base.add(id);
        for (const needed of this.getModuleInfo(id)?.importedIds ?? []) add(needed);
      };
      for (const id of this.getModuleIds()) {
        if (this.getModuleInfo(id)?.isEntry === true) add(id);
      }
    },
  };
}
