import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFontSubsets } from '../../scripts/firstFonts.ts';

describe('the typefaces that come with every page', () => {
  it('font subsets match fonts.css', async () => {
    const fonts = readFontSubsets();
    expect(fonts).toHaveLength(2);
    for (const { file, make } of fonts) expect((await make()).equals(readFileSync(file))).toBe(true);
  });
});
