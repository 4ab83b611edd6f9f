import { writeFileSync } from 'node:fs';
import { listFontSubsets } from './firstFonts.ts';

// Writes the font subsets that are loaded with every page, as declared in theme/fonts.css.
for (const { file, make } of listFontSubsets()) {
  const part = await make();
  writeFileSync(file, part);
  console.log(`${file}: ${part.length} bytes`);
}
