import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flowPages } from './flows.ts';

const folder = resolve(import.meta.dirname, '../docs/flows');

describe('docs/flows', () => {
  it('is up to date with the machines; else run `npm run generate:flows`', async () => {
    const pages = await flowPages();
    expect(readdirSync(folder).toSorted()).toEqual([...pages.keys()].toSorted());
    for (const [file, text] of pages) {
      expect(readFileSync(join(folder, file), 'utf8') === text, `${file} is drawn from its machine`).toBe(
        true,
      );
    }
  });
});
