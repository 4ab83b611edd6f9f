import { basename, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';

const modes = join(import.meta.dirname, 'visualModes.ts');

/** Adds the modes of its stories to each story file, by the rule of `visualModes.ts`. */
export function visualModesPlugin(): Plugin {
  return {
    name: 'plaitful:story-modes',
    enforce: 'pre',
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code, id) {
        const csf = loadCsf(code, { makeTitle: (title) => title, fileName: id }).parse();
        // oxlint-disable-next-line no-underscore-dangle -- Storybook's name
        const names = Object.keys(csf._stories);
        return [
          code,
          `import { setModes as __setModes } from ${JSON.stringify(modes)};`,
          `import * as __stories from ${JSON.stringify(`./${basename(id)}`)};`,
          `__setModes(__stories, ${JSON.stringify(names)});`,
        ].join('\n');
      },
    },
  };
}
