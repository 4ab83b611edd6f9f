import type { PropRename, PropRenames } from '../deprecated/renames.ts';
import type { Edits } from './edits.ts';
import { getChild, getChildren, getText, type Node, type Place } from './syntax.ts';

/** The strings that a value can be, where that can be read: `a`, `{'a'}`, `{x ? 'a' : 'b'}`. */
function listStrings(value: Node | undefined): Node[] | undefined {
  if (value?.type === 'StringLiteral') return [value];
  if (value?.type === 'JSXExpressionContainer' || value?.type === 'TSAsExpression')
    return listStrings(getChild(value, 'expression'));
  if (value?.type !== 'ConditionalExpression') return undefined;
  const then = listStrings(getChild(value, 'consequent'));
  const otherwise = listStrings(getChild(value, 'alternate'));
  return then && otherwise && [...then, ...otherwise];
}

function renameProp(edits: Edits, attribute: Node, component: string, rename: PropRename) {
  const name = getChild(attribute, 'name');
  if (!name) return;
  const { to, values = {}, hasOnlyTheseValues } = rename;
  const strings = listStrings(getChild(attribute, 'value'));
  const renamed = strings?.filter((node) => getText(node) in values) ?? [];
  if (hasOnlyTheseValues && strings && renamed.length === 0) return;
  if (hasOnlyTheseValues && renamed.length !== strings?.length) {
    const pairs = Object.entries(values).map(([value, next]) => `\`${value}\` is \`${to}="${next}"\``);
    edits.note(attribute, `\`${getText(name)}\` of ${component} is two props: ${pairs.join(', ')}`);
    return;
  }
  if (to !== getText(name)) edits.replace(name, to);
  for (const node of renamed) edits.replaceString(node, values[getText(node)] ?? '');
  if (!strings && Object.keys(values).length > 0) {
    const pairs = Object.entries(values).map(([value, next]) => `\`${value}\` is \`${next}\``);
    edits.note(attribute, `look at the value of \`${to}\` of ${component}: ${pairs.join(', ')}`);
  }
}

/** Renames the props of components, each by its name in the file. */
export function getJsxEdits(
  edits: Edits,
  nodes: readonly Place[],
  components: ReadonlyMap<string, PropRenames>,
): void {
  for (const [element] of nodes) {
    if (element.type !== 'JSXOpeningElement') continue;
    const component = getText(getChild(element, 'name'));
    const renames = components.get(component);
    if (!renames) continue;
    for (const attribute of getChildren(element, 'attributes')) {
      const name = getText(getChild(attribute, 'name'));
      const rename = Object.hasOwn(renames, name) ? renames[name] : undefined;
      if (rename) renameProp(edits, attribute, component, rename);
    }
  }
}
