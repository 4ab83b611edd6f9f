import { join } from 'node:path';
import type { Mode } from '../../.storybook/visualModes.ts';
import { root } from '../run.ts';

export interface Picture {
  story: string;
  name: string;
  mode: Mode;
  /** Its baseline, in the folder of all. */
  file: string;
}

/** Where the pictures to take are noted for the tests, which Playwright wants to know before they run. */
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
