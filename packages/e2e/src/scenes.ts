import type { Scene } from './scene.ts';
import { ownerScenes } from './scenes.owner.ts';
import { parentScenes } from './scenes.parent.ts';

/** Every page that is looked at. A new page is one entry in the list of its side. */
export const scenes: readonly Scene[] = [...parentScenes, ...ownerScenes];
