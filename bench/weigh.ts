// `npm run weigh` weighs the example pages anew and fails where one is more than 10 % over its budget;
// `npm run weigh carousel` also lists what that page is made of.
import { bundle } from '../packages/design-system/scripts/bundle.ts';
import { writePackageFiles } from '../packages/design-system/scripts/packageFiles.ts';
import { heaviest, weigh } from '../packages/design-system/scripts/weigh.ts';
import { budgets, pageNames, pageText, titles, tolerance } from './pages.ts';

if (process.argv.includes('--fresh')) writePackageFiles(await bundle());

console.log('\nExample pages, theme and all, gzip -9 over react and react-dom:');
const heavy: string[] = [];
for (const page of pageNames) {
  const { scripts, styles } = await weigh(pageText('ours', page));
  const kilobytes = (scripts + styles) / 1000;
  const isHeavy = kilobytes > budgets[page] * tolerance;
  if (isHeavy) heavy.push(titles[page]);
  const verdict = kilobytes <= budgets[page] ? '' : isHeavy ? '  too heavy' : '  over its budget';
  console.log(
    `${titles[page].padEnd(40)} ${kilobytes.toFixed(1).padStart(5)} of ${String(budgets[page]).padStart(2)} kB${verdict}`,
  );
}
const asked = pageNames.find((page) => process.argv.includes(page));
if (asked) console.log(`\n${(await heaviest(pageText('ours', asked))).join('\n')}`);
if (heavy.length > 0) {
  console.error(`More than 10 % over budget: ${heavy.join(', ')}. bench/pages.ts has the budgets.`);
  process.exitCode = 1;
}
