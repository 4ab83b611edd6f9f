import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CancelAppointment } from './CancelAppointment.tsx';

const meta = {
  title: 'Patterns/Confirm',
  component: CancelAppointment,
  args: { cancel: fn(() => Promise.resolve(true)) },
} satisfies Meta<typeof CancelAppointment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTakingAway: Story = {};

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
