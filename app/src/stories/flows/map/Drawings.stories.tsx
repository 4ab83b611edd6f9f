import { appointmentMachine } from '@plaitful/flows/appointment/machine';
import { bookingMachine } from '@plaitful/flows/booking';
import { chartOf } from '@plaitful/flows/drawing';
import { restingStates } from '@plaitful/flows/drawing/markdown';
import { passwordResetMachine } from '@plaitful/flows/password-reset';
import { rescheduleMachine } from '@plaitful/flows/reschedule';
import { sessionMachine } from '@plaitful/flows/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import type { AnyStateMachine } from 'xstate';
import { FlowMap } from './FlowMap.tsx';

interface DrawingProps {
  /** The chosen state; it stands in the address. */
  state: string;
}

/** As it stands in an address, where Storybook takes no dot. */
const inAddress = (state: string) => state.replaceAll('.', '-');

/** A drawing whose states stand in the controls and in the address. */
const drawingOf = (name: string, machine: AnyStateMachine, first: string): StoryObj<DrawingProps> => {
  const states = restingStates(chartOf(machine)).map(({ path }) => path);
  return {
    args: { state: inAddress(first) },
    argTypes: {
      state: {
        control: 'select',
        options: states.map(inAddress),
        mapping: Object.fromEntries(states.map((path) => [inAddress(path), path])),
      },
    },
    render: function Drawing({ state }) {
      const [, updateArgs] = useArgs<DrawingProps>();
      return (
        <FlowMap
          name={name}
          machine={machine}
          state={state}
          onChoose={(chosen) => updateArgs({ state: inAddress(chosen) })}
        />
      );
    },
  };
};

const meta = {
  title: 'Flows/Drawn live',
  tags: ['ci'],
  parameters: {
    layout: 'fullscreen',
    // What it shows are the stories of the states, which are compared themselves.
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<DrawingProps>;

export default meta;
type Story = StoryObj<DrawingProps>;

export const Booking: Story = drawingOf('Booking', bookingMachine, 'choosing.choosingTime');
export const Reschedule: Story = drawingOf('Reschedule', rescheduleMachine, 'ready');
export const Appointment: Story = drawingOf('Appointment', appointmentMachine, 'unpaid');
export const Session: Story = drawingOf('Session', sessionMachine, 'guest.browsing');
export const PasswordReset: Story = drawingOf('Password reset', passwordResetMachine, 'askingEmail.entering');
