import type { AnyStateMachine, StateValue } from 'xstate';
import { chartOf } from './chart.ts';

/** Where a machine is, by its names from the top down, joined by dots, as its chart writes it: `details.failed`. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : `${name}.${statePath(inner)}`))
    .join(' ');
}

/** Every state of a machine that has none inside it, read from the machine, in the order of its paths. */
export const statesOf = (machine: AnyStateMachine): string[] =>
  chartOf(machine)
    .states.filter(({ hasStates }) => !hasStates)
    .map(({ path }) => path)
    .toSorted();
