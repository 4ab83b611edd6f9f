import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { src } from './paths.ts';

const folder = join(src, 'theme');
const { resolve } = createRequire(import.meta.url);

/** The characters of a CSS `unicode-range`. */
const collectCharacters = (ranges: string): string =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');

/** The subset of a typeface that is loaded with every page: its file and its characters. */
interface FirstFont {
  readonly file: string;
  readonly make: () => Promise<Buffer>;
}

/**
 * Reads from `theme/fonts.css` what the font files beside it contain: each is the subset of the whole font declared
 * before it, with these ranges and weights.
 * @throws when the style sheet has another format
 */
export function listFontSubsets(): FirstFont[] {
  const sheet = readFileSync(join(folder, 'fonts.css'), 'utf8');
  const found = sheet.matchAll(
    /url\('(@fontsource[^']+)'\)[^}]*\}\s*@font-face \{[^}]*font-weight: (\d+) (\d+);[^}]*url\('\.\/([^']+)'\)[^}]*unicode-range:([^;]+);/g,
  );
  const fonts = [...found].map(([, whole = '', min, max, file = '', ranges = '']) => ({
    file: join(folder, file),
    make: () =>
      subsetFont(readFileSync(resolve(whole)), collectCharacters(ranges), {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: Number(min), max: Number(max) } },
      }),
  }));
  if (fonts.length === 0) throw new Error('theme/fonts.css declares its typefaces in another way');
  return fonts;
}
