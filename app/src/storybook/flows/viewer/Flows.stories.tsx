import { appointmentMachine } from '@plaitful/flows/appointment/machine';
import { bookingMachine } from '@plaitful/flows/booking';
import { closureMachine } from '@plaitful/flows/closure';
import { listStates } from '@plaitful/flows/diagrams/states';
import { emailChangeMachine } from '@plaitful/flows/email-change';
import { passwordResetMachine } from '@plaitful/flows/password-reset';
import { rescheduleMachine } from '@plaitful/flows/reschedule';
import { sessionMachine } from '@plaitful/flows/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import type { AnyStateMachine } from 'xstate';
import { FlowViewer } from './FlowViewer.tsx';

interface FlowProps {
  /** The chosen state; it stands in the address. */
  state: string;
}

/** As it stands in an address, where Storybook takes no dot. */
const inAddress = (state: string) => state.replaceAll('.', '-');

/** A flow whose states stand in the controls and in the address. */
const flowStory = (name: string, machine: AnyStateMachine, first: string): StoryObj<FlowProps> => {
  const states = listStates(machine);
  return {
    args: { state: inAddress(first) },
    argTypes: {
      state: {
        control: 'select',
        options: states.map(inAddress),
        mapping: Object.fromEntries(states.map((path) => [inAddress(path), path])),
      },
    },
    render: function Flow({ state }) {
      const [, updateArgs] = useArgs<FlowProps>();
      return (
        <FlowViewer
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
} satisfies Meta<FlowProps>;

export default meta;
type Story = StoryObj<FlowProps>;

export const Booking: Story = flowStory('Booking', bookingMachine, 'choosing.choosingTime');
export const Reschedule: Story = flowStory('Reschedule', rescheduleMachine, 'ready');
export const Appointment: Story = flowStory('Appointment', appointmentMachine, 'unpaid');
export const Closure: Story = flowStory('Closure', closureMachine, 'choosing.asking');
export const Session: Story = flowStory('Session', sessionMachine, 'guest.browsing');
export const PasswordReset: Story = flowStory('Password reset', passwordResetMachine, 'askingEmail.entering');
export const EmailChange: Story = flowStory('Change of email', emailChangeMachine, 'editing.entering');
