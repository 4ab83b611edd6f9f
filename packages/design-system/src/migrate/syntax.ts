import { parse, type ParserPlugin } from '@babel/parser';

/** A node of the syntax tree, as far as it is read here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

/** A child that is one node. */
export function getChild(node: Node, key: string): Node | undefined {
  const value = node[key];
  return isNode(value) ? value : undefined;
}

/** A child that is a list of nodes. */
export function getChildren(node: Node, key: string): Node[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The name of an identifier, the text of a string; empty for other nodes. */
export function getText(node: Node | undefined): string {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return String(node['name']);
  return node?.type === 'StringLiteral' ? String(node['value']) : '';
}

/** A node, and the one that contains it. */
export type Place = readonly [node: Node, parent: Node | undefined];

/** Every node, each after the one that contains it. */
export function* listNodes(node: Node, parent?: Node): Generator<Place> {
  yield [node, parent];
  for (const [key, value] of Object.entries(node)) {
    // A file's lists of comments and tokens are no part of its syntax.
    if (key === 'comments' || key === 'tokens') continue;
    for (const child of [value].flat()) if (isNode(child)) yield* listNodes(child, node);
  }
}

/** @throws where the file has an error of syntax */
export function parseFile(code: string, file: string): Node {
  const plugins: ParserPlugin[] = ['decorators'];
  if (/\.[cm]?tsx?$/.test(file)) plugins.push('typescript');
  if (!/\.[cm]?ts$/.test(file)) plugins.push('jsx');
  return parse(code, { sourceType: 'unambiguous', plugins, sourceFilename: file }).program as unknown as Node;
}
