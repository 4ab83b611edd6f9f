import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFontSubsets } from '../../scripts/firstFonts.ts';

describe('the typefaces that come with every page', () => {
  it('font subsets match fonts.css', async () => {
    const fonts = listFontSubsets();
    expect(fonts).toHaveLength(2);
    for (const { file, make } of fonts) expect((await make()).equals(readFileSync(file))).toBe(true);
  });
});
