import { focusRingOn as newFocusRingOn, vars as newVars } from '../tokens/contract.ts';
import { tokens as renames } from './renames.ts';

/** What is at a path: `Get<typeof vars, 'color.text'>`. */
type Get<From, Path> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof From
    ? Get<From[Key], Rest>
    : never
  : Path extends keyof From
    ? From[Path]
    : never;

/** An object with one value, at a path. */
type At<Path, Value> = Path extends `${infer Key}.${infer Rest}`
  ? { readonly [key in Key]: At<Rest, Value> }
  : { readonly [key in Path & string]: Value };

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type Renames = typeof renames;

interface New {
  readonly vars: typeof newVars;
  readonly focusRingOn: typeof newFocusRingOn;
}

type Old = Intersection<{ [Path in keyof Renames]: At<Path, Get<New, Renames[Path]>> }[keyof Renames]>;

interface Tree {
  [key: string]: Tree | string;
}

/** The branch of a tree at a path. */
const branchAt = (tree: Tree, keys: readonly string[]) =>
  keys.reduce((branch, key) => branch[key] as Tree, tree);

function withOldPaths(tree: Tree): Tree {
  const all = structuredClone(tree);
  for (const [oldPath, newPath] of Object.entries(renames)) {
    const keys = oldPath.split('.');
    const value = structuredClone(branchAt(tree, newPath.split('.')));
    branchAt(all, keys.slice(0, -1))[keys.at(-1) ?? ''] = value;
  }
  return all;
}

const all = /* @__PURE__ */ withOldPaths({ vars: newVars, focusRingOn: newFocusRingOn }) as unknown as New &
  Old;

/** @deprecated Import `vars` of `@plaitful/design-system/tokens`, whose tokens are named by role. */
export const vars = all.vars;

/** @deprecated Import `focusRingOn` of `@plaitful/design-system/tokens`: `closing` is `inverse`. */
export const focusRingOn = all.focusRingOn;
