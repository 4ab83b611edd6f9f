import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type StoryFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoryFile>('../components/*/*.stories.tsx');

/** The story files, such as `../components/Button/Button.stories.tsx`. */
export const storyFiles = Object.keys(files);

/** The stories of a file by name, each as a component. */
export async function listStories(file: string): Promise<Record<string, ComponentType>> {
  const load = files[file];
  if (!load) throw new Error(`There is no file of stories ${file}`);
  return composeStories(await load());
}
