// `npm run sizes --workspace @plaitful/design-system`: weighs every entry point of the built package, for its page in
// Storybook.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './paths.ts';
import { weighEntryPoints } from './weigh.ts';

const weights = await weighEntryPoints();
const sizes = { measured: new Date().toISOString().slice(0, 10), kilobytes: Object.fromEntries(weights) };
writeFileSync(join(packageRoot, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
console.log(`${weights.length} entry points weighed`);
