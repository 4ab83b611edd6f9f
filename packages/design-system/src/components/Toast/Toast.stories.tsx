import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { toast, ToastRegion } from './Toast.tsx';

function Buttons() {
  return (
    <Inline>
      <Button onClick={() => toast.success('Deposit status updated successfully')}>Success</Button>
      <Button tone="danger" onClick={() => toast.error('Failed to update deposit status')}>
        Error
      </Button>
      <Button
        tone="secondary"
        onClick={() => toast.message('The times are now on all chosen dates.', { position: 'center' })}
      >
        Message
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Overlays/Toast',
  component: ToastRegion,
  args: { label: 'Messages', closeLabel: 'Close message' },
  render: (args) => (
    <>
      <Buttons />
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllTones: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Message' }));
    await screen.findByText('Failed to update deposit status');
    const success = await screen.findByText('Deposit status updated successfully');
    await waitFor(() => expect(success).toBeVisible());
    await screen.findByText('The times are now on all chosen dates.');
    // Its styles come as a file, never as a tag of their own: the page's policy would refuse that.
    const tags = [...document.querySelectorAll('style:not([data-vite-dev-id])')];
    await expect(tags.filter((tag) => tag.textContent.includes('sonner'))).toHaveLength(0);
  },
};

export const WhileInADialog: Story = {
  render: (args) => (
    <>
      <Dialog isOpen onClose={() => {}} title="Update booking" closeLabel="Close">
        <Button onClick={() => toast.success('Appointment cancelled')}>Cancel appointment</Button>
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    const words = await screen.findByText('Appointment cancelled');
    await expect(words.closest('dialog')).not.toBeNull();
    const note = words.closest<HTMLElement>('[data-sonner-toast]') ?? document.body;
    await userEvent.click(within(note).getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(words).not.toBeInTheDocument());
  },
};

export const OverTheActionsOfASheet: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <Dialog
        isOpen
        sheet="full"
        onClose={() => {}}
        title="Update booking"
        closeLabel="Close"
        footer={<Button onClick={() => toast.success('Appointment cancelled')}>Cancel appointment</Button>}
      >
        What is read and pressed stays in sight.
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    const action = await screen.findByRole('button', { name: 'Cancel appointment' });
    await userEvent.click(action);
    const words = await screen.findByText('Appointment cancelled');
    const note = words.closest<HTMLElement>('[data-sonner-toast]') ?? document.body;
    await waitFor(() => expect(words).toBeVisible());
    const placeOf = (element: HTMLElement) => element.getBoundingClientRect();
    await waitFor(() => expect(placeOf(note).bottom).toBeLessThanOrEqual(placeOf(action).top));
    await expect(placeOf(note).top).toBeGreaterThan(
      placeOf(screen.getByRole('heading', { name: 'Update booking' })).bottom,
    );
    await userEvent.click(within(note).getByRole('button', { name: 'Close message' }));
    await waitFor(() => expect(words).not.toBeInTheDocument());
  },
};
