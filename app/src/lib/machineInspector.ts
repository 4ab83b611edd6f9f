import { createContext, useContext } from 'react';
import type { InspectionEvent } from 'xstate';

/** Receives the events of all state machines. */
export type Inspect = (event: InspectionEvent) => void;

const Inspection = createContext<Inspect | undefined>(undefined);

/** Observes the machines of every screen, for stories; the running app has no observer. */
export const MachineInspectorProvider = Inspection.Provider;

export function useMachineInspector(): { inspect?: Inspect } {
  const inspect = useContext(Inspection);
  return inspect ? { inspect } : {};
}
