// `npm run bench:weight`: the weight of the built site and of the design system's example pages; writes its section of
// docs/performance.md.
import { weigh } from '../packages/design-system/scripts/weigh.ts';
import { build, buildDesignSystem, isStale } from '../scripts/build.ts';
import { budgets, examples, exampleScript, theme, titles } from './examples.ts';
import { writePart } from './report.ts';
import { bookingGoal, bookingName, weighSite } from './site.ts';
import { table } from './table.ts';

if (isStale()) await build();
await buildDesignSystem({ isQuiet: true });
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const rows = weighSite().map(({ name, bytes, budget }) => [
  name === bookingName ? `${name} (goal: ${bookingGoal})` : name,
  kilobytes(bytes),
  kilobytes(budget),
]);

const exampleRows: string[][] = [];
for (const example of examples) {
  const alone = await weigh(exampleScript(example));
  const themed = await weigh(`${theme}\n${exampleScript(example)}`);
  const weights = [alone, themed].map(({ scripts, styles }) => kilobytes(scripts + styles));
  exampleRows.push([titles[example], ...weights, String(budgets[example])]);
}

writePart(
  'weight',
  `Written by \`npm run bench:weight\` on ${new Date().toISOString().slice(0, 10)}.

What a phone asks for, in kB after \`gzip -9\`: each page that the server draws, before anybody touches it; and all scripts together on the way from Home over Services, a style, its picker and the registration to a finished booking. The end-to-end tests compare these files with those that the browser asks for. \`npm run build\` fails when one is over its budget.

${table(['', 'is', 'budget'], rows)}

## Example pages of the design system

Each page of \`bench/examples\` alone, scripts and styles, \`gzip -9\` over react and react-dom, in kB. \`theme.css\` has tokens, three themes, fonts and reset, which a site loads once. \`npm run build\` and \`npm test\` fail when an example is more than 10 % over its budget.

${table(['', 'alone', 'with theme.css', 'budget'], exampleRows)}
`,
);
for (const row of [...rows, ...exampleRows]) console.log(row.join('  '));
console.log('\nWritten to docs/performance.md');
