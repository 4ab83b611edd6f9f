import { renderToString } from 'react-dom/server';
import { listStories } from './stories.ts';

export async function renderStoryToString(file: string, name: string): Promise<string> {
  const Story = (await listStories(file))[name];
  if (!Story) throw new Error(`${file} has no story ${name}`);
  return renderToString(<Story />);
}
