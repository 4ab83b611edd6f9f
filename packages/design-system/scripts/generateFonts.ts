import { writeFileSync } from 'node:fs';
import { readFontSubsets } from './firstFonts.ts';

// Writes the font subsets that are loaded with every page, as declared in theme/fonts.css.
for (const { file, make } of readFontSubsets()) {
  const part = await make();
  writeFileSync(file, part);
  console.log(`${file}: ${part.length} bytes`);
}
