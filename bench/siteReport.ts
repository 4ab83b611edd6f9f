// `npm run bench:weight`: what the pages of the built site weigh; writes its part of docs/performance.md.
import { build, isStale } from '../scripts/buildApp.ts';
import { writePart } from './report.ts';
import { bookingGoal, bookingName, weighSite } from './site.ts';
import { table } from './table.ts';

if (isStale()) await build();
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const rows = weighSite().map(({ name, bytes, budget }) => [
  name === bookingName ? `${name} (goal: ${bookingGoal})` : name,
  kilobytes(bytes),
  kilobytes(budget),
]);
writePart(
  'weight',
  `Written by \`npm run bench:weight\` on ${new Date().toISOString().slice(0, 10)}.

What a phone asks for, in kB after \`gzip -9\`: each page that the server draws, before anybody touches it; and all scripts together on the way from Home over Services, a style, its picker and the registration to a finished booking. The end-to-end tests compare these files with those that the browser asks for. \`npm run build\` fails when one is over its budget.

${table(['', 'is', 'budget'], rows)}
`,
);
for (const row of rows) console.log(row.join('  '));
console.log('\nWritten to docs/performance.md');
