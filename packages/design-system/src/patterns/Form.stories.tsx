import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Box } from '../components/Box/Box.tsx';
import { BookingForm } from './BookingForm.tsx';

const meta = {
  title: 'Patterns/Form',
  component: BookingForm,
  args: { onSend: fn() },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Refused: Story = { args: { isRefused: true } };

export const SentTooEarly: Story = {
  play: async ({ args, canvas, step }) => {
    const name = () => canvas.getByRole('textbox', { name: /Child’s name/ });
    await step('a refusal says what is missing, and the focus goes there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Book Now' }));
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Please look at two fields' })).toHaveFocus(),
      );
      await expect(name()).toBeInvalid();
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('each entry leads to its field, and a mended field leaves the list', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Child’s name is required' }));
      await expect(name()).toHaveFocus();
      await userEvent.keyboard('Imara');
      await expect(canvas.getByRole('region', { name: 'Please look at one field' })).toBeVisible();
      await expect(name()).toBeValid();
    });
  },
};

export const Sending: Story = { args: { isSending: true } };
