import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { STYLES, demoIllustration, styleIllustration, type StyleKey } from './styleIllustration.ts';

/** The picture without its ground as grey pixels, 160 wide, so that only the drawing itself is compared. */
const greyPixels = (style: StyleKey): Promise<Buffer> =>
  sharp(Buffer.from(styleIllustration({ style, ground: 'none', width: 160 })))
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
  expect(STYLES).toHaveLength(24);
});

describe.each(STYLES)('the picture of %s', (style) => {
  const svg = demoIllustration(style);

  test('is the same text every time', () => {
    expect(demoIllustration(style)).toBe(svg);
  });

  test('is a well-formed SVG that stays small and points nowhere', () => {
    expect(isWellFormed(svg)).toBe(true);
    expect(svg.length).toBeLessThan(60_000);
    expect(svg).not.toMatch(/<script|href|url\(|<style|NaN|undefined|Infinity/);
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

describe('side by side at 160 px', () => {
  const pixels = new Map<StyleKey, Buffer>();
  beforeAll(async () => {
    for (const style of STYLES) pixels.set(style, await greyPixels(style));
  });

  test('no two styles look alike', () => {
    const tooAlike = STYLES.flatMap((a, i) =>
      STYLES.slice(i + 1).filter((b) => {
        const [p, q] = [pixels.get(a), pixels.get(b)];
        return !p || !q || meanDifference(p, q) < 8;
      }),
    );
    expect(tooAlike).toEqual([]);
  });
});

test('what is asked for replaces the look of the demo catalogue', () => {
  const svg = styleIllustration({ style: 'bantuKnots', skin: 1, ground: 'none' });
  expect(svg).toContain('#D8A078');
  expect(svg).not.toContain('<rect');
  expect(demoIllustration('bantuKnots')).toContain('<rect width="400" height="500"');
});
