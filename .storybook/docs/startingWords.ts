import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { babelParse, traverse } from 'storybook/internal/babel';
import { en } from '../../packages/design-system/src/words/en.ts';
import { designSystem } from './components.ts';
import { collectTypes } from './publicTypes.ts';

/** An entry of the starting words, and the components and types that it is for. */
interface Entry {
  key: keyof typeof en;
  subjects: readonly string[];
}

const withoutProps = (type: string): string => type.replace(/Props$/, '');

const isKey = (key: string): key is keyof typeof en => key in en;

/** The entries of `Words`: each is for what its name, its types and the comments inside and above it name. */
function listEntries(): Entry[] {
  const code = readFileSync(join(designSystem, 'src/words/words.ts'), 'utf8');
  const entries: Entry[] = [];
  traverse(babelParse(code), {
    TSInterfaceDeclaration: ({ node: { id, body } }) => {
      if (id.name !== 'Words') return;
      for (const member of body.body) {
        if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue;
        const key = member.key.name;
        if (!isKey(key)) continue;
        const comments = (member.leadingComments ?? []).map(({ value }) => value);
        const text = [...comments, code.slice(member.start ?? 0, member.end ?? 0)].join(' ');
        const named = [...text.matchAll(/\b[A-Z]\w+/g)].map(([name]) => withoutProps(name));
        entries.push({ key, subjects: [`${key.charAt(0).toUpperCase()}${key.slice(1)}`, ...named] });
      }
    },
  });
  return entries;
}

const asCode = (text: string): string => `\`${text}\``;

/** The starting words for a component and for the parts that its props pass on, as Markdown; empty where it has none. */
export function startingWords(component: string): string {
  const parts = new Set([component, ...collectTypes(component).map(({ name }) => withoutProps(name))]);
  const lines = listEntries()
    .filter(({ subjects }) => subjects.some((subject) => parts.has(subject)))
    .map(({ key }) => {
      const words = en[key];
      const names = typeof words === 'object' ? Object.keys(words) : [];
      return [`- ${asCode(`en.${key}`)}`, names.map(asCode).join(', ')].filter(Boolean).join(': ');
    });
  if (lines.length === 0) return '';
  return `It holds no words; these it asks for, and ${asCode('@plaitful/design-system/words/en')} has English ones to begin with:\n\n${lines.join('\n')}`;
}
