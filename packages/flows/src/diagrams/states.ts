import type { AnyStateMachine, StateValue } from 'xstate';
import { toDiagram } from './chart.ts';

/** The path of a state value, as in the chart: `details.failed`. */
export function statePath(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : `${name}.${statePath(inner)}`))
    .join(' ');
}

/** All leaf states of a machine, in the order of their paths. */
export const listStates = (machine: AnyStateMachine): string[] =>
  toDiagram(machine)
    .states.filter(({ hasStates }) => !hasStates)
    .map(({ path }) => path)
    .toSorted();
