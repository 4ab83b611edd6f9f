// `npm run sizes --workspace @plaitful/design-system`: weighs every entry point of the built package, for its page in
// Storybook.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from './paths.ts';
import { weightTable } from './weigh.ts';

const rows = (await weightTable()).map((line) => {
  const [, name, first, later = '0'] = /^(\S+) +([\d.]+)(?: \+ ([\d.]+) later)?$/.exec(line) ?? [];
  if (name === undefined) throw new Error(`No weight is written in "${line}"`);
  return [name, { first: Number(first), later: Number(later) }] as const;
});
const sizes = { measured: new Date().toISOString().slice(0, 10), kilobytes: Object.fromEntries(rows) };
writeFileSync(join(packageRoot, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
console.log(`${rows.length} entry points weighed`);
