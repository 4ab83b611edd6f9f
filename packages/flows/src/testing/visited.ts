import {
  getInitialMicrosteps,
  getMicrosteps,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  type InputFrom,
} from 'xstate';
import { statePath } from '../diagrams/states.ts';

interface Walk<Machine extends AnyStateMachine> {
  /** What the machine starts from, once or several times. */
  inputs: readonly InputFrom<Machine>[];
  /** The snapshots that the walk comes to rest at. */
  reached: readonly AnyMachineSnapshot[];
  /** What can happen at each of them. */
  events: readonly EventFrom<Machine>[];
}

/**
 * Every state that a machine comes through on a walk, each once, in the order of their paths: where it rests, and what
 * it leaves at once.
 */
export function collectVisitedStates<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, reached, events }: Walk<Machine>,
): string[] {
  const steps = [
    ...inputs.flatMap((input) => getInitialMicrosteps(machine, input)),
    ...reached.flatMap((snapshot) =>
      events
        .filter((event) => snapshot.status === 'active' && snapshot.can(event))
        .flatMap((event) => getMicrosteps(machine, snapshot as never, event)),
    ),
  ];
  return [...new Set(steps.map(([{ value }]) => statePath(value)))].toSorted();
}
