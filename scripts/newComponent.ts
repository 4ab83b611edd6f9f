// `npm run new:component HairTie`: scaffolds a component of the design system that passes every check.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templates } from './component/templates.ts';
import { root as repository } from './run.ts';

const system = 'packages/design-system';

const sortedByKey = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Edits a file of the repository; returns its name. */
function mend(root: string, path: string, change: (text: string) => string): string {
  const file = join(root, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return path;
}

/** Adds an entry point for the component. */
const addEntryPoint = (root: string, name: string): string =>
  mend(root, `${system}/package.json`, (text) => {
    const manifest = JSON.parse(text) as { exports: Record<string, string> };
    const entryPoints = { ...manifest.exports, [`./${name}`]: `./src/components/${name}/${name}.tsx` };
    return `${JSON.stringify({ ...manifest, exports: sortedByKey(entryPoints) }, null, 2)}\n`;
  });

const addPublicNames = (root: string, name: string): string =>
  mend(root, `${system}/src/package/publicNames.txt`, (text) => {
    const lines = [...text.trimEnd().split('\n'), `${name}: ${name}, ${name}Props`];
    return `${lines.toSorted((one, other) => (one < other ? -1 : 1)).join('\n')}\n`;
  });

/** In the changelog of the next version. */
const addToChangelog = (root: string, name: string): string =>
  mend(root, `${system}/CHANGELOG.md`, (text) => {
    const line = `- \`${name}\` is new: say in one sentence what it is for.\n`;
    const next = '## Next\n\n';
    return text.includes(next)
      ? text.replace(next, `${next}${line}`)
      : text.replace(/^## /m, `${next}${line}\n## `);
  });

/**
 * Scaffolds a component of the design system that passes every check: its folder, its entry point and its exports.
 * @returns the written files
 * @throws when the name is invalid or in use
 */
export function addComponent(root: string, name: string): string[] {
  if (!/^[A-Z][a-z]+([A-Z][a-z]+)*$/.test(name)) {
    throw new Error(`"${name}" is no name for a component: write words in capitals, such as HairTie.`);
  }
  const folder = `${system}/src/components/${name}`;
  if (existsSync(join(root, folder))) throw new Error(`There is a component ${name} already: ${folder}`);
  mkdirSync(join(root, folder));
  const files = Object.entries(templates).map(([ending, textOf]) => {
    const file = `${folder}/${name}.${ending}`;
    writeFileSync(join(root, file), textOf(name));
    return file;
  });
  return [...files, addEntryPoint(root, name), addPublicNames(root, name), addToChangelog(root, name)];
}

if (import.meta.main) {
  const [name = ''] = process.argv.slice(2);
  try {
    for (const file of addComponent(repository, name)) console.log(file);
    console.log(`\nSee it: npm run storybook, then Components/${name}. Check it: npm run lint && npm test`);
    console.log(`Last, when it looks as it should: npm run visual -- -u -g ${name}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
