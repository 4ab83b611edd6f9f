import { statePath } from '@plaitful/flows/diagrams/states';
import { expect, waitFor } from 'storybook/test';
import { isMachineSnapshot, type InspectionEvent } from 'xstate';

/** Which machine a story shows, and where it ends; anything beside the story may draw it from here. */
export interface ShownState {
  /** The machine's id. */
  machine: 'session' | 'booking' | 'reschedule' | 'appointment' | 'closure' | 'passwordReset' | 'emailChange';
  /** Where the machine rests at the end of the story, as its chart writes it: `details.failed`. */
  state: string;
  /** States on the way that the machine leaves by itself, so that no story can end there. */
  through: readonly string[];
}

/** Parameters of a story that ends with a machine in a state; the preview holds it to that. */
export const declareMachineState = (machine: ShownState['machine'], state: string, ...through: string[]) => ({
  flow: { machine, state, through } satisfies ShownState,
});

interface Watched {
  /** Where the newest actor of the machine is. */
  now: string;
  /** Everywhere its actors have been. */
  been: ReadonlySet<string>;
}

const watched = new Map<string, Watched>();

/** The name of a frame that shows the screen of a flow beside its drawing. */
export const screenFrame = 'screen-of-a-flow';

/** What a story in such a frame tells the page around it. */
export interface FlowMessage {
  machine: string;
  /** Where the machine behind the screen is. */
  now: string;
  /** Whether the story has ended, and the machine is where the story leads. */
  isThere: boolean;
}

/** Tells the drawing around the screen, where there is one. */
function tell(message: FlowMessage): void {
  if (window.name === screenFrame) window.parent.postMessage(message, window.location.origin);
}

/** The states that a step of a machine leaves. */
function leftBy(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return [];
  const { _transitions: ways } = event;
  return ways.map(({ source }) => source.path.join('.'));
}

/** Follows the machines of the screens in a story; `MachineInspectorProvider` hands it to them. */
export function recordFlow(event: InspectionEvent): void {
  if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
  const { snapshot } = event;
  if (!isMachineSnapshot(snapshot) || snapshot.status === 'stopped') return;
  const { id } = snapshot.machine;
  const now = statePath(snapshot.value);
  const been = watched.get(id)?.been ?? [];
  watched.set(id, { now, been: new Set([...been, ...leftBy(event), now]) });
  tell({ machine: id, now, isThere: false });
}

/** Before a story begins: what the last one showed is over. */
export function resetFlows(): void {
  watched.clear();
}

/** Ends a story that declares a state: the real machine behind the screen must be in it. */
export async function expectState({ machine, state, through }: ShownState): Promise<void> {
  await waitFor(() => expect(watched.get(machine)?.now).toBe(state));
  const been = [...(watched.get(machine)?.been ?? [])];
  for (const passed of through) await expect(been).toContain(passed);
  tell({ machine, now: state, isThere: true });
}
