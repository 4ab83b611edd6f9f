// `npm run weigh` builds and weighs the example pages, and weighs the site; it fails where a page of the site exceeds
// its budget or an example exceeds it by more than 10 %. `npm run weigh carousel` also lists the modules of that
// example.
import { bundle } from '../packages/design-system/scripts/bundle.ts';
import { writePackageFiles } from '../packages/design-system/scripts/packageFiles.ts';
import { heaviest, weigh } from '../packages/design-system/scripts/weigh.ts';
import { build, isStale } from '../scripts/build.ts';
import { budgets, examples, exampleScript, theme, titles, tolerance } from './examples.ts';
import { weighSite } from './site.ts';

if (process.argv.includes('--fresh')) {
  if (isStale()) await build();
  writePackageFiles(await bundle());
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(5);

console.log('\nThe site, each page before anybody touches it, gzip -9, in kB:\n');
console.log(`${' '.repeat(42)} is budget`);
const tooHeavy: string[] = [];
for (const { name, bytes, budget } of weighSite()) {
  if (bytes > budget) tooHeavy.push(name);
  const verdict = bytes > budget ? '  too heavy' : '';
  console.log(`${name.padEnd(40)} ${kilobytes(bytes)}  ${kilobytes(budget)}${verdict}`);
}
if (tooHeavy.length > 0) {
  console.error(
    `Over budget: ${tooHeavy.join('; ')}. app/src/pages/pages.ts and bench/site.ts have the budgets.`,
  );
  process.exitCode = 1;
}

console.log('\nExample pages, gzip -9 over react and react-dom, in kB:\n');
console.log(`${' '.repeat(40)} alone budget with theme.css`);
const heavy: string[] = [];
for (const example of examples) {
  const alone = await weigh(exampleScript(example));
  const themed = await weigh(`${theme}\n${exampleScript(example)}`);
  const bytes = alone.scripts + alone.styles;
  const budget = budgets[example] * 1000;
  const isHeavy = bytes > budget * tolerance;
  if (isHeavy) heavy.push(titles[example]);
  const verdict = bytes <= budget ? '' : isHeavy ? '  too heavy' : '  over its budget';
  const figures = [bytes, budget, themed.scripts + themed.styles].map(kilobytes).join('  ');
  console.log(`${titles[example].padEnd(40)} ${figures}${verdict}`);
}

const asked = examples.find((example) => process.argv.includes(example));
if (asked) console.log(`\n${(await heaviest(exampleScript(asked))).join('\n')}`);
if (heavy.length > 0) {
  console.error(`More than 10 % over budget: ${heavy.join(', ')}. bench/examples.ts has the budgets.`);
  process.exitCode = 1;
}
