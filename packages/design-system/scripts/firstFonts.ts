import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { src } from './paths.ts';

const folder = join(src, 'theme');
const { resolve } = createRequire(import.meta.url);

/** The characters of a CSS `unicode-range`. */
const charactersOf = (ranges: string): string =>
  [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');

/** The part of a typeface that is fetched with every page: where its file lies, and what is in it. */
interface FirstFont {
  readonly file: string;
  readonly make: () => Promise<Buffer>;
}

/**
 * What `theme/fonts.css` says of the files beside it: each is what the whole one declared before it has for these
 * ranges and weights.
 * @throws when the sheet is written in another way
 */
export function readFirstFonts(): FirstFont[] {
  const sheet = readFileSync(join(folder, 'fonts.css'), 'utf8');
  const found = sheet.matchAll(
    /url\('(@fontsource[^']+)'\)[^}]*\}\s*@font-face \{[^}]*font-weight: (\d+) (\d+);[^}]*url\('\.\/([^']+)'\)[^}]*unicode-range:([^;]+);/g,
  );
  const fonts = [...found].map(([, whole = '', min, max, file = '', ranges = '']) => ({
    file: join(folder, file),
    make: () =>
      subsetFont(readFileSync(resolve(whole)), charactersOf(ranges), {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: Number(min), max: Number(max) } },
      }),
  }));
  if (fonts.length === 0) throw new Error('theme/fonts.css declares its typefaces in another way');
  return fonts;
}
