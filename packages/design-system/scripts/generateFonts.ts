import { writeFileSync } from 'node:fs';
import { readFirstFonts } from './firstFonts.ts';

// Writes the parts of the typefaces that are fetched with every page, as theme/fonts.css asks for them.
for (const { file, make } of readFirstFonts()) {
  const part = await make();
  writeFileSync(file, part);
  console.log(`${file}: ${part.length} bytes`);
}
