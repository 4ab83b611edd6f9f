// `npm run new:component HairTie`: scaffolds a component of the design system that passes every check, from the
// templates in scripts/component: its folder, its entry point and its public names.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './exec.ts';

const [name = ''] = process.argv.slice(2);
const system = join(root, 'packages/design-system');
const folder = join(system, 'src/components', name);
if (!/^[A-Z][a-z]+([A-Z][a-z]+)*$/.test(name))
  throw new Error(`"${name}" is no name for a component: write words in capitals, such as HairTie.`);
if (existsSync(folder)) throw new Error(`There is a component ${name} already: ${folder}`);

mkdirSync(folder);
const templates = join(root, 'scripts/component');
for (const template of globSync('Name.*.txt', { cwd: templates })) {
  const text = readFileSync(join(templates, template), 'utf8')
    .replaceAll('{Name}', name)
    .replaceAll('{name}', name.charAt(0).toLowerCase() + name.slice(1));
  writeFileSync(join(folder, template.replace('Name', name).replace('.txt', '')), text);
}

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(join(system, file), edit(readFileSync(join(system, file), 'utf8')));
}

/** By the name before a colon, if there is one. */
const sorted = (lines: readonly string[]): string[] => {
  const nameOf = (line: string) => line.split(':')[0] ?? line;
  return lines.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
};

change('package.json', (text) => {
  const manifest = JSON.parse(text) as { exports: Record<string, string> };
  const entries = { ...manifest.exports, [`./${name}`]: `./src/components/${name}/${name}.tsx` };
  const exports = Object.fromEntries(sorted(Object.keys(entries)).map((key) => [key, entries[key]]));
  return `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`;
});
change('src/package/publicNames.txt', (text) => {
  const lines = [...text.trimEnd().split('\n'), `${name}: ${name}, ${name}Props`];
  return `${sorted(lines).join('\n')}\n`;
});
writeFileSync(
  join(root, `.changeset/add-${name.toLowerCase()}.md`),
  `---\n'@plaitful/design-system': minor\n---\n\n${name} is new: say in one sentence what it is for.\n`,
);
console.log(
  `${folder}\nMove its stories to the group where it belongs (their title). See it: npm run storybook, then Content/${name}. Check it: npm run lint && npm test`,
);
