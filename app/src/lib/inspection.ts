import { createContext, useContext } from 'react';
import type { InspectionEvent } from 'xstate';

/** Hears each step of the machines behind the screens: what they were sent, and where it led. */
export type Inspect = (event: InspectionEvent) => void;

const Inspection = createContext<Inspect | undefined>(undefined);

/** Lets someone look at the machines of every screen inside, as the stories do; nobody does in the running app. */
export const InspectFlows = Inspection.Provider;

/** The option of an actor by which whoever looks on hears of it. */
export function useInspection(): { inspect?: Inspect } {
  const inspect = useContext(Inspection);
  return inspect ? { inspect } : {};
}
