import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { StoryMachineState } from '../recordFlow.ts';

interface StoryFile {
  default: { title: string };
  [name: string]: unknown;
}

/** A story that ends with its machine in a state. */
interface FlowScreen {
  flow: StoryMachineState;
  storyId: string;
}

const files = import.meta.glob<StoryFile>('../../../{features,pages,shell}/**/*.stories.tsx', {
  eager: true,
});

const getFlow = (story: unknown): StoryMachineState | undefined =>
  (story as { parameters?: { flow?: StoryMachineState } }).parameters?.flow;

/** The stories of the app that declare the state of a machine. */
export const screens: readonly FlowScreen[] = Object.values(files).flatMap(({ default: meta, ...stories }) =>
  Object.entries(stories).flatMap(([name, story]) => {
    const flow = getFlow(story);
    return flow ? [{ flow, storyId: toId(meta.title, storyNameFromExport(name)) }] : [];
  }),
);

/**
 * The story that ends with a machine in a state and passes the fewest others; else one that passes the state
 * itself. Undefined when no story reaches it.
 */
export const getScreen = (machine: string, state: string): FlowScreen | undefined => {
  const ofIt = screens
    .filter(({ flow }) => flow.machine === machine)
    .toSorted((a, b) => a.flow.through.length - b.flow.through.length);
  return (
    ofIt.find(({ flow }) => flow.state === state) ?? ofIt.find(({ flow }) => flow.through.includes(state))
  );
};
