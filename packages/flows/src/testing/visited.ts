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
  /** Inputs with which the machine is started. */
  inputs: readonly InputFrom<Machine>[];
  /** Snapshots of the machine to which the events are sent. */
  reached: readonly AnyMachineSnapshot[];
  /** Events to send to each of the snapshots. */
  events: readonly EventFrom<Machine>[];
}

/** The paths of all states that a machine enters, sorted, each once: also those that it leaves immediately. */
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
