import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import manifest from '../../package.json' with { type: 'json' };
import { listStories, storyFiles } from './stories.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Renders a story in Node. */
    renderOnServer: (file: string, story: string) => Promise<{ html?: string; failure?: string }>;
  }
}

let root: Root | undefined;

afterEach(async () => {
  // A mounted ToastRegion would also show the toasts of the next test file.
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

/** Hydrates the server's HTML. @returns React's errors and re-rendered elements */
async function hydrate(html: string, story: React.ReactNode): Promise<unknown[]> {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, story, { onRecoverableError: (error) => errors.push(error) });
    await Promise.resolve();
  });
  return errors;
}

it('covers every component', () => {
  const components = Object.values(manifest.exports).flatMap(
    (file) => /components\/(\w+)/.exec(file)?.[1] ?? [],
  );
  const shown = new Set(storyFiles.map((file) => /components\/(\w+)/.exec(file)?.[1]));
  expect(components.filter((name) => !shown.has(name))).toEqual([]);
});

// React's warnings are console errors, which fail every test (testing/setup.ts).
describe.each(storyFiles)('%s', { tags: ['ci'] }, async (file) => {
  const stories = await listStories(file);
  it.each(Object.keys(stories))(
    '%s comes from the server and is taken over without a warning',
    async (name) => {
      const Story = stories[name];
      if (!Story) throw new Error(`No story ${name}`);
      const { html = '', failure } = await commands.renderOnServer(file, name);
      expect(failure).toBeUndefined();
      expect(await hydrate(html, <Story />)).toEqual([]);
    },
  );
});
