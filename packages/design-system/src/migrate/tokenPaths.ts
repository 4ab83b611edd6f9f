import { tokens } from '../deprecated/renames.ts';
import type { Edits } from './edits.ts';
import { getChild, getChildren, getText, type Node, type Place } from './syntax.ts';

/** The new path of a token or group that was renamed itself, and not only what contains it. */
const newPaths: Readonly<Record<string, string>> = tokens;

const getLast = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** Where a variable of the file is in the tree of tokens: `vars` at "vars", `{ color }` of it at "vars.color". */
type Places = Map<string, string>;

/** The path of `vars.color.text`, undefined for what is no token. */
function getPath(node: Node | undefined, places: Places): string | undefined {
  if (node?.type === 'Identifier') return places.get(getText(node));
  if (node?.type !== 'MemberExpression') return undefined;
  const above = getPath(getChild(node, 'object'), places);
  const name = getText(getChild(node, 'property'));
  const isStatic = node['computed'] !== true || getChild(node, 'property')?.type === 'StringLiteral';
  return above && name && isStatic ? `${above}.${name}` : undefined;
}

/** Renames the keys of a pattern such as `{ ground }`, and notes where its variables are. */
function renamePatternKeys(edits: Edits, pattern: Node, above: string, places: Places) {
  for (const property of getChildren(pattern, 'properties')) {
    const key = getChild(property, 'key');
    const value = getChild(property, 'value');
    const path = `${above}.${getText(key)}`;
    const next = newPaths[path];
    if (next !== undefined && key) {
      if (property['shorthand'] === true) edits.replace(property, `${getLast(next)}: ${getText(key)}`);
      else edits.replace(key, getLast(next));
    }
    if (value?.type === 'Identifier') places.set(getText(value), path);
    if (value?.type === 'ObjectPattern') renamePatternKeys(edits, value, path, places);
  }
}

/** Renames tokens. @param roots the variables that hold them: local name to name of the export */
export function getTokenEdits(
  edits: Edits,
  nodes: readonly Place[],
  roots: ReadonlyMap<string, string>,
): void {
  const places: Places = new Map(roots);
  if (places.size === 0) return;
  for (const [node] of nodes) {
    if (node.type === 'VariableDeclarator') {
      const id = getChild(node, 'id');
      const path = getPath(getChild(node, 'init'), places);
      if (path && id?.type === 'ObjectPattern') renamePatternKeys(edits, id, path, places);
      if (path && id?.type === 'Identifier') places.set(getText(id), path);
    }
    const next = newPaths[getPath(node, places) ?? ''];
    const property = getChild(node, 'property');
    if (next === undefined || node.type !== 'MemberExpression' || !property) continue;
    if (property.type === 'StringLiteral') edits.replaceString(property, getLast(next));
    else edits.replace(property, getLast(next));
  }
}
