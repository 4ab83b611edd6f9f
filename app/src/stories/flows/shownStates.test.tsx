import { appointmentMachine } from '@plaitful/flows/appointment/machine';
import { bookingMachine } from '@plaitful/flows/booking';
import { statesOf } from '@plaitful/flows/drawing/states';
import { passwordResetMachine } from '@plaitful/flows/password-reset';
import { rescheduleMachine } from '@plaitful/flows/reschedule';
import { sessionMachine } from '@plaitful/flows/session';
import { describe, expect, it } from 'vitest';
import { arrived, type ShownState } from './watch.ts';

interface FlowStories {
  default: { title: string; afterEach: unknown };
  [name: string]: unknown;
}

const files = import.meta.glob<FlowStories>('./*.stories.tsx', { eager: true });
const machines = [
  sessionMachine,
  bookingMachine,
  rescheduleMachine,
  appointmentMachine,
  passwordResetMachine,
];

const storiesOf = ({ default: meta, ...stories }: FlowStories) =>
  Object.entries(stories).map(([name, story]) => ({
    name: `${meta.title} ${name}`,
    shown: (story as { parameters?: { flow?: ShownState } }).parameters?.flow,
  }));

const shown = Object.values(files)
  .flatMap(storiesOf)
  .flatMap(({ shown: flow }) => flow ?? []);

describe('the stories of the flows', () => {
  it.each(machines.map((machine) => [machine.id, machine] as const))(
    'show every state of the %s machine',
    (id, machine) => {
      const ofIt = shown.filter((flow) => flow.machine === id);
      const states = new Set(ofIt.flatMap(({ state, through = [] }) => [state, ...through]));
      expect([...states].toSorted()).toEqual(statesOf(machine));
    },
  );

  it('each declare where the machine is in the end, and are held to it', () => {
    const silent = Object.values(files)
      .flatMap(storiesOf)
      .filter(({ shown: flow }) => flow === undefined);
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(Object.values(files).filter(({ default: meta }) => meta.afterEach !== arrived)).toEqual([]);
  });
});
