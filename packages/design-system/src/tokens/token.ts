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
export type TextTree<T> = T extends Token ? string : { [K in keyof T]: TextTree<T[K]> };

function isToken(node: Token | TokenTree): node is Token {
  return typeof node['value'] === 'string';
}

/** The values of a tree of tokens, in the shape of the tree. */
export function valuesOf<T extends TokenTree>(tree: T): TextTree<T> {
  const entries = Object.entries(tree).map(([name, node]) => [
    name,
    isToken(node) ? node.value : valuesOf(node),
  ]);
  return Object.fromEntries(entries) as TextTree<T>;
}

/** The name of a token's custom property, without the leading dashes: `color-text-on-hero-muted`. */
export function customPropertyName(path: readonly string[]): string {
  return path.map((part) => part.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)).join('-');
}
