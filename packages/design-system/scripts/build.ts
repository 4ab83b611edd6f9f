// `npm run build --workspace @plaitful/design-system`: builds the publishable package into `dist`.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { code, commands, theme, types } from '../vite.config.ts';
import { writePackageFiles } from './packageFiles.ts';
import { dist } from './paths.ts';
import { tokenFiles } from './tokensJson.ts';
import { weighEntryPoints } from './weigh.ts';

for (const config of [code, theme, commands, types()]) await build({ configFile: false, ...config });
rmSync(join(dist, 'theme.js'));
for (const [file, tokens] of Object.entries(tokenFiles()))
  writeFileSync(join(dist, file), `${JSON.stringify(tokens, null, 2)}\n`);
writePackageFiles();

if (!process.argv.includes('--quiet')) {
  console.log(
    '\nThe design system, each entry point alone with its styles, gzip -9 over react and react-dom, in kB:',
  );
  for (const [name, { first, later }] of await weighEntryPoints()) {
    const more = later > 0 ? ` + ${later.toFixed(1)} later` : '';
    console.log(`${name.padEnd(20)}${first.toFixed(1).padStart(6)}${more}`);
  }
}
