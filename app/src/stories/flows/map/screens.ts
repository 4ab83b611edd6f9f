import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ShownState } from '../watch.ts';

interface FlowStories {
  default: { title: string };
  [name: string]: unknown;
}

/** A story that ends with its machine in a state. */
export interface FlowScreen {
  flow: ShownState;
  storyId: string;
}

const files = import.meta.glob<FlowStories>('../*.stories.tsx', { eager: true });

const flowOf = (story: unknown): ShownState | undefined =>
  (story as { parameters?: { flow?: ShownState } }).parameters?.flow;

const screens: readonly FlowScreen[] = Object.values(files).flatMap(({ default: meta, ...stories }) =>
  Object.entries(stories).flatMap(([name, story]) => {
    const flow = flowOf(story);
    return flow ? [{ flow, storyId: toId(meta.title, storyNameFromExport(name)) }] : [];
  }),
);

/** The story that shows a machine in a state; undefined where the machine only passes. */
export const screenOf = (machine: string, state: string): FlowScreen | undefined =>
  screens.find(({ flow }) => flow.machine === machine && flow.state === state);
