import { join } from 'node:path';
import type { Mode } from '../../.storybook/visualModes.ts';
import { root } from '../exec.ts';

export interface Picture {
  readonly story: string;
  readonly name: string;
  readonly mode: Mode;
  readonly file: string;
}

/** The builds and screenshots of `npm run visual`. */
export const pictureFolder = join(root, 'dist/visual');

/** The built Storybook of which screenshots are taken. */
export const storybookFolder = process.env['STORYBOOK'] ?? join(pictureFolder, 'head');

/** The list of the screenshots, which Playwright needs before the tests run. */
export const pictureList = join(storybookFolder, 'pictures.json');

interface StoryOfStorybook {
  id: string;
  title: string;
  name: string;
  parameters: { chromatic: { modes: Record<string, Mode>; disableSnapshot?: boolean } };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      ready: () => Promise<void>;
      extract: () => Promise<Record<string, StoryOfStorybook>>;
      currentRender?: { phase?: string };
    };
  }
}
