import { tokens as renames } from '../deprecated/renames.ts';
import { customPropertyName, getTokenValues } from '../tokens/token.ts';
import { tokens } from '../tokens/tokens.ts';

type Values = { readonly [name: string]: Values | string };

function listPaths(values: Values, above: readonly string[] = []): string[][] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[...above, name]] : listPaths(value, [...above, name]),
  );
}

/** The former path of a token, `color.ground.quiet.…` for `color.background.subtle.…`. */
function getOldPath(path: string): string {
  const [oldPath, newPath] = Object.entries(renames)
    .map(([before, after]) => [before.replace('vars.', ''), after.replace('vars.', '')] as const)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .find(([, after]) => path === after || path.startsWith(`${after}.`)) ?? ['', ''];
  return oldPath + path.slice(newPath.length);
}

/** The custom properties of version 0.1 to those of today. */
const properties = new Map(
  listPaths(getTokenValues(tokens)).map((path) => [
    customPropertyName(getOldPath(path.join('.')).split('.')).replace('plaitful-', '--'),
    `--${customPropertyName(path)}`,
  ]),
);

/** Renames the custom properties of the tokens in a style sheet. */
export function migrateStyles(css: string): string {
  return css.replaceAll(/--[a-z][\w-]*/g, (name) => properties.get(name) ?? name);
}
