import { statePath } from '@plaitful/flows/diagrams/states';
import { expect, waitFor } from 'storybook/test';
import { isMachineSnapshot, type InspectionEvent } from 'xstate';

/** The machine that a story shows and the state in which it ends; the flow viewer reads it. */
export interface StoryMachineState {
  machine: 'session' | 'booking' | 'reschedule' | 'appointment' | 'closure' | 'passwordReset' | 'emailChange';
  /** The state of the machine at the end of the story, as in its chart: `details.failed`. */
  state: string;
  /** Transient states on the way, in which no story can end. */
  through: readonly string[];
}

/** Parameters of a story that ends with a machine in a state; the preview checks it. */
export const declareMachineState = (
  machine: StoryMachineState['machine'],
  state: string,
  ...through: string[]
) => ({
  flow: { machine, state, through } satisfies StoryMachineState,
});

interface Watched {
  /** The current state of the machine's newest actor. */
  now: string;
  /** Every state that its actors have entered. */
  been: ReadonlySet<string>;
}

const watched = new Map<string, Watched>();

/** The name of a frame that shows the screen of a flow beside its chart. */
export const screenFrameName = 'screen-of-a-flow';

/** The message that a story in such a frame posts to the page around it. */
export interface FlowMessage {
  machine: string;
  /** The current state of the machine. */
  now: string;
  /** Whether the story has ended with the machine in the declared state. */
  isThere: boolean;
}

/** Posts to the page around the frame, if there is one. */
function tell(message: FlowMessage): void {
  if (window.name === screenFrameName) window.parent.postMessage(message, window.location.origin);
}

/** The states that the machine leaves by an event. */
function leftBy(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return [];
  const { _transitions: ways } = event;
  return ways.map(({ source }) => source.path.join('.'));
}

/** Records the states of the machines in a story; passed to `MachineInspectorProvider`. */
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

/** Called before each story: forgets the states of the previous one. */
export function resetFlows(): void {
  watched.clear();
}

/** Fails unless the machine of a story is in the declared state at its end. */
export async function expectState({ machine, state, through }: StoryMachineState): Promise<void> {
  await waitFor(() => expect(watched.get(machine)?.now).toBe(state));
  const been = [...(watched.get(machine)?.been ?? [])];
  for (const passed of through) await expect(been).toContain(passed);
  tell({ machine, now: state, isThere: true });
}
