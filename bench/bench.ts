// `npm run bench:design`: the same pages built with us and with others, weighed and timed; writes docs/performance.md.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { weigh } from '../packages/design-system/scripts/weigh.ts';
import { buildDesignSystem } from '../scripts/buildDesignSystem.ts';
import { root, run } from '../scripts/run.ts';
import { install } from './install.ts';
import { budgets, pageNames, pageText, theme, titles, type PageName } from './pages.ts';
import { machine, writePart } from './report.ts';
import { browserVersion, courses, samples, timeCourse } from './speed.ts';
import { table } from './table.ts';

const libraries = {
  ours: 'Plaitful',
  aria: 'React Aria Components',
  mui: 'MUI',
  antd: 'Ant Design',
  radix: 'Radix and others',
} as const;
type Library = keyof typeof libraries;
const names = Object.keys(libraries) as Library[];

async function check(): Promise<void> {
  const { code } = await run('tsc', ['-p', 'bench/pages/tsconfig.json']);
  if (code !== 0) throw new Error('The pages of the bench do not compile');
}

const has = (library: Library, page: PageName) =>
  existsSync(join(root, 'bench/pages', library, `${page}.tsx`));

async function kilobytes(text: string): Promise<string> {
  const { scripts, styles } = await weigh(text);
  return ((scripts + styles) / 1000).toFixed(1);
}

async function weights(): Promise<string> {
  const rows: string[][] = [];
  for (const page of pageNames) {
    const row = [titles[page], String(budgets[page])];
    for (const library of names) {
      row.push(has(library, page) ? await kilobytes(pageText(library, page)) : '');
      if (library === 'ours') row.push(await kilobytes(`${theme}\n${pageText(library, page)}`));
    }
    rows.push(row);
    console.log(row.join('  '));
  }
  const [ours, ...others] = names.map((name) => libraries[name]);
  return table(['page', 'budget', ours ?? '', 'with theme', ...others], rows);
}

async function speeds(): Promise<string> {
  const rows: string[][] = [];
  for (const course of courses) {
    const [ours = 0, aria = 1] = await timeCourse(course, ['ours', 'aria']);
    const row = [
      course.title,
      ...[ours, aria].map((time) => time.toFixed(0)),
      (ours / aria).toFixed(2),
      String(course.goal),
    ];
    rows.push(row);
    console.log(row.join('  '));
  }
  return table(['', 'Plaitful, ms', 'React Aria Components, ms', 'ratio', 'goal'], rows);
}

function versions(): string {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'bench/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.entries(dependencies)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
}

await install();
await check();
await buildDesignSystem({ isQuiet: true });
const weighed = await weights();
const timed = await speeds();
const today = new Date().toISOString().slice(0, 10);
writePart(
  'design',
  `Written by \`npm run bench:design\` on ${today}: ${machine()}, Chromium ${await browserVersion()}.

## Weight

Each page of \`bench/pages\` alone, scripts and styles, \`gzip -9\` over react and react-dom, in kB. "With theme" adds \`theme.css\`, which a site of ours has once: tokens, three themes, fonts, reset. React Aria Components and Radix come without any looks, so what a site would add to them is not in their figures. An empty cell: the library has no such part. \`npm run build\` and \`npm test\` fail when a page of ours is more than 10 % over its budget.

${weighed}

## Speed

Headless Chromium, each sample in a browser context of its own so that no code is warm, ours and the plain React Aria Components version in turn: from the mount (the dialog: from the press) to the first frame that shows it, median of ${samples}. Both stand on the same site, with \`theme.css\`: its typefaces, reset and tokens. Ours has its looks besides, the other has none.

${timed}

## Versions

${versions()}.
`,
);
console.log('\nWritten to docs/performance.md');
