import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generatedPictures } from '../../../scripts/generatedPictures.ts';

describe('the pictures of the public pages', () => {
  it.each(Object.entries(generatedPictures))('match what the code generates: %s', (path, svg) => {
    expect(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8').trim()).toBe(svg);
  });
});
