import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { SKIN_COLORS, demoAppearance } from './appearance.ts';
import { styleKeys, demoIllustration, styleIllustration, type StyleKey } from './styleIllustration.ts';

/** The style as grey pixels, 160 wide, always on the same girl without a ground, so that only the hair is compared. */
const greyPixels = (style: StyleKey): Promise<Buffer> =>
  sharp(
    Buffer.from(
      styleIllustration({ style, ground: 'none', skin: 3, hair: 'black', top: 'purple', width: 160 }),
    ),
  )
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer();

const meanDifference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

/** Every opening tag has its closing one, in order. */
const isWellFormed = (svg: string): boolean => {
  const open: string[] = [];
  for (const [, closing, name, , selfClosing] of svg.matchAll(
    /<(\/?)([a-z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/gi,
  )) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!selfClosing && name) open.push(name);
  }
  return open.length === 0 && svg.replaceAll(/<\/?[a-z]+(?: [\w:-]+="[^"<&]*")*\/?>/gi, '') === '';
};

test('every style of the demo catalogue can be drawn', () => {
  expect(styleKeys).toHaveLength(24);
});

describe.each(styleKeys)('the picture of %s', (style) => {
  const svg = demoIllustration(style);

  test('is deterministic', () => {
    expect(demoIllustration(style)).toBe(svg);
  });

  test('is a small SVG without external references', () => {
    expect(isWellFormed(svg)).toBe(true);
    expect(svg.length).toBeLessThan(60_000);
    expect(svg).not.toMatch(/<script|href|url\(|<style| id="| class="|NaN|undefined|Infinity/);
  });

  test('fills its frame with the girl at 160 px', async () => {
    const { info } = await sharp(Buffer.from(demoIllustration(style, 160))).toBuffer({
      resolveWithObject: true,
    });
    expect([info.width, info.height]).toEqual([160, 200]);
    const pixels = await greyPixels(style);
    const drawn = pixels.filter((value) => value < 250).length / pixels.length;
    expect(drawn).toBeGreaterThan(0.25);
  });
});

describe('on the same girl, side by side at 160 px', () => {
  const pixels = new Map<StyleKey, Buffer>();
  const difference = (a: StyleKey, b: StyleKey): number => {
    const [p, q] = [pixels.get(a), pixels.get(b)];
    return p && q ? meanDifference(p, q) : 0;
  };
  beforeAll(async () => {
    for (const style of styleKeys) pixels.set(style, await greyPixels(style));
  });

  test('no two styles look alike', () => {
    const tooAlike = styleKeys.flatMap((a, i) => styleKeys.slice(i + 1).filter((b) => difference(a, b) < 10));
    expect(tooAlike).toEqual([]);
  });

  test.each([
    ['knotlessBraids', 'mediumBoxBraids'],
    ['mediumBoxBraids', 'jumboBoxBraids'],
    ['twoStrandTwists', 'mediumBoxBraids'],
    ['twoStrandTwists', 'passionTwists'],
    ['afroPuffsBraidedFront', 'twistedHighBun'],
    ['afroPuffsBraidedFront', 'cornrowsIntoPonytail'],
    ['afroPuffsBraidedFront', 'braidedSpaceBuns'],
  ] as const)('%s differs visibly from %s', (a, b) => {
    expect(difference(a, b)).toBeGreaterThan(15);
  });
});

describe('the 24 pictures as one set', () => {
  const looks = styleKeys.map(demoAppearance);

  test('show girls of all five skin tones, none of them rare', () => {
    const skins = Object.keys(SKIN_COLORS).map(
      (skin) => looks.filter((look) => String(look.skin) === skin).length,
    );
    expect(Math.min(...skins)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...skins)).toBeLessThanOrEqual(6);
  });

  test('never have two neighbours with the same skin, top or background', () => {
    const alike = styleKeys.filter((_, i) =>
      (['skin', 'top', 'ground'] as const).some((part) => looks[i]?.[part] === looks[i + 1]?.[part]),
    );
    expect(alike).toEqual([]);
  });

  test('are cheap to send and to draw', () => {
    const bytes = styleKeys.reduce((sum, style) => sum + demoIllustration(style).length, 0);
    expect(bytes / styleKeys.length).toBeLessThan(36_000);
  });
});

test('options override the look of the demo catalogue', () => {
  const svg = styleIllustration({ style: 'bantuKnots', skin: 1, ground: 'none' });
  expect(svg).toContain('#D8A078');
  expect(svg).not.toContain('<rect');
  expect(demoIllustration('bantuKnots')).toContain('<rect width="400" height="500"');
});
