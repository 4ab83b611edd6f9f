import { join } from 'node:path';
import type { Mode } from '../../.storybook/visualModes.ts';
import { root } from '../run.ts';

export interface Picture {
  story: string;
  name: string;
  mode: Mode;
  /** Its baseline, relative to the folder of all. */
  file: string;
}

/** The list of pictures, which Playwright needs before the tests run. */
export const pictureList = join(root, 'dist/visual/pictures.json');

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
