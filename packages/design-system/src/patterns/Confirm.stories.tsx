import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

interface CancelAppointmentProps {
  /** Performs the action. @returns whether it succeeded */
  cancel: () => Promise<boolean>;
}

/** Asks for confirmation, performs the action and reports success. */
function CancelAppointment({ cancel }: CancelAppointmentProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'failed' | 'done'>('idle');

  async function confirm() {
    setState('busy');
    setState((await cancel()) ? 'done' : 'failed');
  }

  return (
    <Stack align="start">
      <Text weight="bold">Zig-zag cornrows for Imara, Saturday 5 December 2026, 3:00 pm</Text>
      {state === 'done' ? (
        <Banner tone="info" isLive>
          The appointment is cancelled. You can book a new one at any time.
        </Banner>
      ) : (
        <Button variant="outline" onClick={() => setState('asking')}>
          Cancel
        </Button>
      )}
      <ConfirmDialog
        isOpen={state === 'asking' || state === 'busy' || state === 'failed'}
        title="Cancel this appointment?"
        words={{ keep: 'Keep it', confirm: 'Cancel appointment', confirming: 'Cancelling...' }}
        closeLabel="Close"
        tone="danger"
        isBusy={state === 'busy'}
        error={state === 'failed' && 'The appointment was not cancelled. Please try again.'}
        onConfirm={() => void confirm()}
        onClose={() => setState('idle')}
      >
        <Text>
          Zig-zag cornrows for Imara, Saturday 5 December 2026, 3:00 pm. The spot will be free for others at
          once.
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}

const meta = {
  title: 'Patterns/Confirm',
  component: CancelAppointment,
  args: { cancel: fn(() => Promise.resolve(true)) },
} satisfies Meta<typeof CancelAppointment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DestructiveConfirm: Story = {};

export const Done: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the safe answer has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus());
      await expect(args.cancel).not.toHaveBeenCalled();
    });
    await step('the other says what it does, and what was done is said', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel appointment' }));
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('The appointment is cancelled.'),
      );
    });
  },
};

export const NotDone: Story = {
  args: { cancel: fn(() => Promise.resolve(false)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel appointment' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The appointment was not cancelled.'),
    );
  },
};
