/** A design token: its value in a theme, and its purpose. */
interface Token {
  /** The CSS value. */
  readonly value: string;
  /** When to use it, for designers and developers. */
  readonly description: string;
}

/** Tokens by role, tone and modifier. */
export interface TokenTree {
  readonly [name: string]: Token | TokenTree;
}

/** A tree with the same keys as `T`, with a string at every leaf. */
export type StringTree<T> = T extends Token ? string : { [K in keyof T]: StringTree<T[K]> };

function isToken(node: Token | TokenTree): node is Token {
  return typeof node['value'] === 'string';
}

/** The values of a tree of tokens, in the shape of the tree. */
export function getTokenValues<T extends TokenTree>(tree: T): StringTree<T> {
  const entries = Object.entries(tree).map(([name, node]) => [
    name,
    isToken(node) ? node.value : getTokenValues(node),
  ]);
  return Object.fromEntries(entries) as StringTree<T>;
}

interface StringLeaves {
  readonly [name: string]: string | StringLeaves;
}

/** A tree of strings with other strings: each from the old one and its path, `['text', 'onHero', 'muted']`. */
export function mapLeaves<T extends object>(
  tree: T,
  change: (value: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): T {
  const entries = Object.entries(tree as StringLeaves).map(([name, value]) => {
    const here = [...path, name];
    return [name, typeof value === 'string' ? change(value, here) : mapLeaves(value, change, here)];
  });
  return Object.fromEntries(entries) as T;
}

/** The name of a token's custom property, without the leading dashes: `plaitful-color-text-on-hero-muted`. */
export function customPropertyName(path: readonly string[]): string {
  return ['plaitful', ...path].map((part) => part.replace(/\B(?=[A-Z])/g, '-').toLowerCase()).join('-');
}
