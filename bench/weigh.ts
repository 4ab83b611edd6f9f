// `npm run weigh` weighs the example pages anew and fails where one is more than 10 % over its budget;
// `npm run weigh carousel` also lists what that page is made of.
import { bundle } from '../packages/design-system/scripts/bundle.ts';
import { writePackageFiles } from '../packages/design-system/scripts/packageFiles.ts';
import { heaviest, weigh } from '../packages/design-system/scripts/weigh.ts';
import { budgets, pageNames, pageText, theme, titles, tolerance } from './pages.ts';

if (process.argv.includes('--fresh')) writePackageFiles(await bundle());

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(5);

console.log('\nExample pages, gzip -9 over react and react-dom, in kB:\n');
console.log(`${' '.repeat(40)} alone budget with theme.css`);
const heavy: string[] = [];
for (const page of pageNames) {
  const alone = await weigh(pageText('ours', page));
  const themed = await weigh(`${theme}\n${pageText('ours', page)}`);
  const bytes = alone.scripts + alone.styles;
  const budget = budgets[page] * 1000;
  const isHeavy = bytes > budget * tolerance;
  if (isHeavy) heavy.push(titles[page]);
  const verdict = bytes <= budget ? '' : isHeavy ? '  too heavy' : '  over its budget';
  const figures = [bytes, budget, themed.scripts + themed.styles].map(kilobytes).join('  ');
  console.log(`${titles[page].padEnd(40)} ${figures}${verdict}`);
}

const asked = pageNames.find((page) => process.argv.includes(page));
if (asked) console.log(`\n${(await heaviest(pageText('ours', asked))).join('\n')}`);
if (heavy.length > 0) {
  console.error(`More than 10 % over budget: ${heavy.join(', ')}. bench/pages.ts has the budgets.`);
  process.exitCode = 1;
}
