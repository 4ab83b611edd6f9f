import { createElement, type ReactNode } from 'react';
import type { PropRename, PropRenames } from './renames.ts';

/** The old names of a prop; its own name where it has none. */
type OldName<Name, Renames extends PropRenames> = [Matching<Name, Renames>] extends [never]
  ? Name
  : Matching<Name, Renames>;

type Matching<Name, Renames extends PropRenames> = {
  [Old in keyof Renames]: Renames[Old]['to'] extends Name ? Old : never;
}[keyof Renames];

type Rename<Name, Renames extends PropRenames> = Renames[Matching<Name, Renames>];

type OldValue<Value, Renamed> = [Renamed] extends [{ values: infer Values }]
  ? [Renamed] extends [never]
    ? Value
    : Exclude<Value, Values[keyof Values]> | keyof Values
  : Value;

/** The props of a component by their old names. */
export type OldProps<Props, Renames extends PropRenames> = Props extends unknown
  ? {
      [Name in keyof Props as OldName<Name, Renames> & PropertyKey]: OldValue<
        Props[Name],
        Rename<Name, Renames>
      >;
    }
  : never;

function renameProp(name: string, value: unknown, rename: PropRename | undefined): [string, unknown] {
  const renamed = typeof value === 'string' ? rename?.values?.[value] : undefined;
  if (!rename || (rename.hasOnlyTheseValues && renamed === undefined)) return [name, value];
  return [rename.to, renamed ?? value];
}

/** A component that takes the old names of its props. */
export function withOldProps<Props extends object, Renames extends PropRenames>(
  component: (props: Props) => ReactNode,
  renames: Renames,
): (props: OldProps<Props, Renames>) => ReactNode {
  return function WithOldProps(props) {
    const renamed = Object.entries(props).map(([name, value]) => renameProp(name, value, renames[name]));
    return createElement(component, Object.fromEntries(renamed) as Props);
  };
}
