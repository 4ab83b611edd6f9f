import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { babelParse, traverse, type types } from 'storybook/internal/babel';
import { designSystem } from './components.ts';

/** A type as its source file writes it. */
interface Declaration {
  name: string;
  /** With its comment, without `export`. */
  text: string;
  /** The names of the types that it refers to. */
  references: readonly string[];
}

interface SourceFile {
  /** The items of constant lists and the keys of constant objects, as members of a union. */
  constants: ReadonlyMap<string, string>;
  declarations: ReadonlyMap<string, Declaration>;
  /** The files that the names come from that it imports or passes on. */
  imports: ReadonlyMap<string, string>;
}

const src = join(designSystem, 'src');
const files = new Map<string, SourceFile>();

function parseFile(file: string): SourceFile {
  const code = readFileSync(file, 'utf8');
  const declarations = new Map<string, Declaration>();
  const imports = new Map<string, string>();
  const constants = new Map<string, string>();
  const declare = (node: types.TSInterfaceDeclaration | types.TSTypeAliasDeclaration, outer: types.Node) => {
    const [comment] = outer.leadingComments?.slice(-1) ?? [];
    const text = code.slice(node.start ?? 0, node.end ?? 0);
    const references = [...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\b[A-Z]\w+/g)].map(
      ([name]) => name,
    );
    declarations.set(node.id.name, {
      name: node.id.name,
      text: comment?.type === 'CommentBlock' ? `/*${comment.value}*/\n${text}` : text,
      references: [...new Set(references)],
    });
  };
  const follow = (source: string | undefined, names: readonly string[]) => {
    if (source?.startsWith('.')) for (const name of names) imports.set(name, join(dirname(file), source));
  };
  traverse(babelParse(code), {
    VariableDeclarator: ({ node: { id, init } }) => {
      const members = init && listMembers(init);
      if (id.type === 'Identifier' && members && members.length > 0)
        constants.set(id.name, members.join(' | '));
    },
    TSInterfaceDeclaration: ({ node, parent }) =>
      declare(node, parent.type === 'ExportNamedDeclaration' ? parent : node),
    TSTypeAliasDeclaration: ({ node, parent }) =>
      declare(node, parent.type === 'ExportNamedDeclaration' ? parent : node),
    ImportDeclaration: ({ node }) =>
      follow(
        node.source.value,
        node.specifiers.map(({ local }) => local.name),
      ),
    ExportNamedDeclaration: ({ node }) =>
      follow(
        node.source?.value,
        node.specifiers.flatMap(({ exported }) => (exported.type === 'Identifier' ? exported.name : [])),
      ),
  });
  return { constants, declarations, imports };
}

function getFile(file: string): SourceFile {
  const known = files.get(file);
  if (known) return known;
  const parsed = parseFile(file);
  files.set(file, parsed);
  return parsed;
}

/** The items of a list of literals, or the keys of an object; also as the argument of a call. */
function listMembers(init: types.Node): string[] {
  if (init.type === 'TSAsExpression' || init.type === 'TSSatisfiesExpression')
    return listMembers(init.expression);
  if (init.type === 'CallExpression') return init.arguments.flatMap(listMembers);
  if (init.type === 'ArrayExpression')
    return init.elements.flatMap((element) =>
      element?.type === 'StringLiteral' || element?.type === 'NumericLiteral'
        ? writeLiteral(element.value)
        : [],
    );
  if (init.type !== 'ObjectExpression') return [];
  return init.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return [];
    const { key } = property;
    if (key.type === 'Identifier') return writeLiteral(key.name);
    return key.type === 'StringLiteral' || key.type === 'NumericLiteral' ? writeLiteral(key.value) : [];
  });
}

const writeLiteral = (value: string | number): string =>
  typeof value === 'number' ? `${value}` : `'${value}'`;

function findConstant(name: string, file: string): string | undefined {
  const { constants, imports } = getFile(file);
  const elsewhere = imports.get(name);
  return constants.get(name) ?? (elsewhere === undefined ? undefined : findConstant(name, elsewhere));
}

/** Writes out the unions that a reader cannot know: `(typeof spaceKeys)[number]`, `keyof typeof icons`. */
const writeUnions = (text: string, file: string): string =>
  text.replaceAll(
    /\(typeof (\w+)\)\[number\]|keyof typeof (\w+)/g,
    (whole, list: string | undefined, object: string | undefined) =>
      findConstant(list ?? object ?? '', file) ?? whole,
  );

function collect(name: string, file: string, found: Map<string, Declaration>): void {
  const { declarations, imports } = getFile(file);
  const declaration = declarations.get(name);
  const elsewhere = imports.get(name);
  if (found.has(name)) return;
  if (!declaration) {
    if (elsewhere !== undefined) collect(name, elsewhere, found);
    return;
  }
  found.set(name, { ...declaration, text: writeUnions(declaration.text, file) });
  for (const other of declaration.references) collect(other, file, found);
}

/** The names that a component's entry point exports, by the list that a test compares with the sources. */
export function publicNames(component: string): string[] {
  const list = readFileSync(join(src, 'package/publicNames.txt'), 'utf8');
  const [, names = ''] = new RegExp(`^${component}: (.+)$`, 'm').exec(list) ?? [];
  return names.split(', ');
}

/** The public types of a component and all own types that they refer to, its props first. */
export function collectTypes(component: string): Pick<Declaration, 'name' | 'text'>[] {
  const [entry = ''] = globSync(`components/${component}/${component}.tsx`, { cwd: src });
  const found = new Map<string, Declaration>();
  files.clear();
  const names = publicNames(component);
  const props = `${component}Props`;
  for (const name of [props, ...names.filter((other) => other !== props)])
    collect(name, join(src, entry), found);
  return [...found.values()].map(({ name, text }) => ({ name, text }));
}
