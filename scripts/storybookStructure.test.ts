import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './exec.ts';

const components = join(root, 'packages/design-system/src/components');

it.each(readdirSync(components))('%s has a story of all its states, and says when to use it', (name) => {
  const stories = globSync('*.stories.tsx', { cwd: join(components, name) });
  const texts = stories.map((file) => readFileSync(join(components, name, file), 'utf8'));
  expect(texts.some((text) => text.includes('export const AllStates'))).toBe(true);
  expect(globSync('*.mdx', { cwd: join(components, name) })).not.toEqual([]);
});
