import { entryPoints, names, props, tokens, type PropRenames } from '../deprecated/renames.ts';
import { Edits } from './edits.ts';
import { getJsxEdits } from './jsxProps.ts';
import { getChild, getChildren, getText, listNodes, parseFile, type Node, type Place } from './syntax.ts';
import { getTokenEdits } from './tokenPaths.ts';

const scope = '@plaitful/design-system/';

const newEntryPoints: Readonly<Record<string, string>> = entryPoints;
const newNames: Readonly<Record<string, string>> = names;

export interface Migrated {
  readonly code: string;
  /** What a person has to look at, as "12: the reason". */
  readonly notes: readonly string[];
}

/** An import of the design system. */
interface Imported {
  /** What the entry point exports, by its old name; `*` for all of it. */
  readonly name: string;
  readonly local: string;
  readonly specifier: Node;
}

function isOurs(node: Node): boolean {
  return getText(getChild(node, 'source')).startsWith(scope);
}

function listImports(program: Node): Imported[] {
  return getChildren(program, 'body')
    .filter((node) => node.type === 'ImportDeclaration' && isOurs(node))
    .flatMap((node) => getChildren(node, 'specifiers'))
    .map((specifier) => ({
      name: getText(getChild(specifier, 'imported')) || '*',
      local: getText(getChild(specifier, 'local')),
      specifier,
    }));
}

/** Whether an identifier names a property, so that it is not a use of a variable of the same name. */
function isPropertyName(node: Node, parent: Node): boolean {
  if (parent['computed'] === true) return false;
  if (parent.type === 'JSXAttribute') return getChild(parent, 'name') === node;
  if (['MemberExpression', 'OptionalMemberExpression', 'JSXMemberExpression'].includes(parent.type))
    return getChild(parent, 'property') === node;
  if (parent.type === 'TSQualifiedName') return getChild(parent, 'right') === node;
  return (
    getChild(parent, 'key') === node && getChild(parent, 'value') !== node && parent['shorthand'] !== true
  );
}

/** Nodes of which an identifier is a declaration. */
const declarations =
  /^(VariableDeclarator|Function|Class|Import\w*Specifier|TS(?:TypeAlias|Interface|Enum)\w*|TSTypeParameter|ArrowFunction|CatchClause|AssignmentPattern|RestElement|ArrayPattern)/;

/** How often a file declares a name, in any scope. */
function countDeclarations(nodes: readonly Place[], name: string): number {
  return nodes.filter(([node, parent]) => {
    if (getText(node) !== name || node.type !== 'Identifier' || !parent) return false;
    if (/^Import\w*Specifier$/.test(parent.type)) return getChild(parent, 'local') === node;
    if (parent.type === 'ObjectProperty')
      return isInPattern(parent, nodes) && getChild(parent, 'value') === node;
    if (!declarations.test(parent.type)) return false;
    return (
      getChild(parent, 'init') !== node &&
      getChild(parent, 'superClass') !== node &&
      getChild(parent, 'right') !== node &&
      getChild(parent, 'body') !== node
    );
  }).length;
}

function isInPattern(property: Node, nodes: readonly Place[]): boolean {
  return nodes.some(([node, parent]) => node === property && parent?.type === 'ObjectPattern');
}

/** Renames every use of an import in the file. */
function renameUses(edits: Edits, nodes: readonly Place[], local: string, next: string) {
  for (const [node, parent] of nodes) {
    if (getText(node) !== local || node.type === 'StringLiteral' || !parent) continue;
    if (/^Import\w*Specifier$/.test(parent.type) || isPropertyName(node, parent)) continue;
    if (parent['shorthand'] === true) {
      if (getChild(parent, 'value') === node) edits.replace(node, `${local}: ${next}`);
    } else if (parent.type === 'ExportSpecifier') {
      if (getChild(parent, 'local') === node)
        edits.replace(parent, `${next} as ${getText(getChild(parent, 'exported'))}`);
    } else edits.replace(node, next);
  }
}

function renameImport(edits: Edits, nodes: readonly Place[], { name, local, specifier }: Imported) {
  const next = newNames[name];
  const imported = getChild(specifier, 'imported');
  if (next === undefined || !imported) return;
  const isFree = countDeclarations(nodes, next) === 0 && countDeclarations(nodes, local) === 1;
  if (local === name && isFree) {
    edits.replace(imported, next);
    renameUses(edits, nodes, local, next);
  } else if (local === name) edits.replace(imported, `${next} as ${local}`);
  else edits.replace(imported, next);
}

/** Renames what a file exports of the design system as its own: `export { Pager } from '…/Pager'`. */
function renameReexports(edits: Edits, nodes: readonly Place[]) {
  for (const [node] of nodes) {
    if (node.type !== 'ExportNamedDeclaration' || !isOurs(node)) continue;
    for (const specifier of getChildren(node, 'specifiers')) {
      const local = getText(getChild(specifier, 'local'));
      const next = newNames[local];
      if (next === undefined) continue;
      const isType = specifier['exportKind'] === 'type' ? 'type ' : '';
      edits.replace(specifier, `${isType}${next} as ${getText(getChild(specifier, 'exported'))}`);
    }
  }
}

/** Renames the entry point in every string that is one, and what is read from a namespace of it. */
function renameEntryPoints(edits: Edits, nodes: readonly Place[]) {
  for (const [node, parent] of nodes) {
    if (node.type !== 'StringLiteral') continue;
    const text = getText(node);
    const next = newEntryPoints[text.replace(scope, '')];
    if (next === undefined || !text.startsWith(scope)) continue;
    edits.replaceString(node, scope + next);
    const isStatic = parent && /^(Import|Export)\w*Declaration$/.test(parent.type);
    if (!isStatic) edits.note(node, `${text} is ${scope}${next}: rename what is taken from it`);
  }
}

function renameNamespaceMembers(edits: Edits, nodes: readonly Place[], namespaces: ReadonlySet<string>) {
  for (const [node, parent] of nodes) {
    if (!parent || !/^(JSX|Optional)?MemberExpression$|^TSQualifiedName$/.test(parent.type)) continue;
    const object = getChild(parent, parent.type === 'TSQualifiedName' ? 'left' : 'object');
    const next = newNames[getText(node)];
    if (next !== undefined && node !== object && namespaces.has(getText(object))) edits.replace(node, next);
  }
}

/** Renames all that was renamed in a file of JavaScript or TypeScript. */
export function migrateScript(code: string, file: string): Migrated {
  if (!code.includes(scope)) return { code, notes: [] };
  const program = parseFile(code, file);
  const nodes = [...listNodes(program)];
  const imports = listImports(program);
  const edits = new Edits(code);
  renameEntryPoints(edits, nodes);
  renameReexports(edits, nodes);
  renameNamespaceMembers(
    edits,
    nodes,
    new Set(imports.filter(({ name }) => name === '*').map(({ local }) => local)),
  );
  for (const imported of imports) renameImport(edits, nodes, imported);

  const components = new Map<string, PropRenames>();
  const roots = new Map<string, string>();
  for (const { name, local } of imports) {
    const renames = (props as Readonly<Record<string, PropRenames>>)[newNames[name] ?? name];
    if (renames) components.set(local, renames);
    if (Object.keys(tokens).some((path) => path.startsWith(`${name}.`))) roots.set(local, name);
  }
  getJsxEdits(edits, nodes, components);
  getTokenEdits(edits, nodes, roots);
  return { code: edits.apply(), notes: edits.notes };
}
