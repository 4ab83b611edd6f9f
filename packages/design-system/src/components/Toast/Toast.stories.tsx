import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { testers } from '../../workshop/testers.ts';
import { en } from '../../words/en.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { ToastCard } from './parts/ToastCard.tsx';
import { toast, ToastRegion } from './Toast.tsx';

function Buttons() {
  return (
    <Inline>
      <Button onClick={() => toast.success('Deposit status updated successfully')}>Success</Button>
      <Button tone="danger" onClick={() => toast.error('Failed to update deposit status')}>
        Error
      </Button>
      <Button
        variant="outline"
        onClick={() => toast.message('The times are now on all chosen dates.', { position: 'center' })}
      >
        Message
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  args: en.toastRegion,
  render: (args) => (
    <>
      <Buttons />
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Called in play functions only: the server renders stories too. */
const getToasts = () => testers.toastTester(document.body, en.toastRegion);

/** An open modal would cover the docs page. */
const modalTags = ['!autodocs'];

export const Playground: Story = {};

export const AllTones: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Message' }));
    await screen.findByText('Failed to update deposit status');
    const success = await screen.findByText('Deposit status updated successfully');
    await waitFor(() => expect(success).toBeVisible());
    await screen.findByText('The times are now on all chosen dates.');
    // The styles of sonner come as a file, not as a `<style>` element, which the content security policy forbids.
    const tags = [...document.querySelectorAll('style:not([data-vite-dev-id])')];
    await expect(tags.filter((tag) => tag.textContent.includes('sonner'))).toHaveLength(0);
  },
};

export const WhileInADialog: Story = {
  tags: modalTags,
  render: (args) => (
    <>
      <Dialog isOpen onClose={() => {}} title="Update booking" {...en.dialog}>
        <Button onClick={() => toast.success('Appointment cancelled')}>Cancel appointment</Button>
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel appointment' }));
    const words = await screen.findByText('Appointment cancelled');
    await expect(words.closest('dialog')).not.toBeNull();
    await getToasts().dismiss('Appointment cancelled');
    await expect(words).not.toBeInTheDocument();
  },
};

export const AboveBottomSheet: Story = {
  tags: modalTags,
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <Dialog
        isOpen
        sheet="full"
        onClose={() => {}}
        title="Update booking"
        {...en.dialog}
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
    const note = await getToasts().find('Appointment cancelled');
    await waitFor(() => expect(words).toBeVisible());
    const placeOf = (element: HTMLElement) => element.getBoundingClientRect();
    await waitFor(() => expect(placeOf(note).bottom).toBeLessThanOrEqual(placeOf(action).top));
    await expect(placeOf(note).top).toBeGreaterThan(
      placeOf(screen.getByRole('heading', { name: 'Update booking' })).bottom,
    );
    await getToasts().dismiss('Appointment cancelled');
  },
};

export const AboveConfirmDialog: Story = {
  tags: modalTags,
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <ConfirmDialog
        isOpen
        title="Delete this style?"
        words={{ keep: 'Keep it', confirm: 'Delete style', confirming: 'Deleting...' }}
        closeLabel={en.confirmDialog.closeLabel}
        isBusy={false}
        onConfirm={() => toast.error('Failed to delete style.')}
        onClose={() => {}}
      >
        It disappears from the list.
      </ConfirmDialog>
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete style' }));
    const note = await getToasts().find('Failed to delete style.');
    const title = screen.getByRole('heading', { name: 'Delete this style?' });
    await waitFor(() => expect(note).toBeVisible());
    // Toasts do not cover the text of the confirmation, and can be pressed.
    await waitFor(() =>
      expect(note.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top),
    );
    await getToasts().dismiss('Failed to delete style.');
  },
};

export const ByKeyboard: Story = {
  play: async ({ step }) => {
    toast.message('The first of two messages.');
    toast.message('The second of two messages.');
    const first = await getToasts().find('The first of two messages.');
    const second = await getToasts().find('The second of two messages.');
    await step('Alt and T moves to the toasts, which are named', async () => {
      await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
      await waitFor(() =>
        expect(document.activeElement?.closest('section')).toHaveAccessibleName(en.toastRegion.label),
      );
    });
    await step('Enter on its cross takes it away, Space the other', async () => {
      getToasts().closeButton(first).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(first).not.toBeInTheDocument());
      if (!second.isConnected) return;
      getToasts().closeButton(second).focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(second).not.toBeInTheDocument());
    });
  },
};

export const WithAnAction: Story = {
  play: async () => {
    const undo = fn();
    toast.success('The studio is closed.', { action: { label: 'Undo', onPress: undo } });
    const note = await getToasts().find('The studio is closed.');
    await getToasts().act('The studio is closed.', 'Undo');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(note).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    toast.error(
      'We did not get an answer. Please look at your appointments before you book again, or write to maximiliane.von.und.zu.hohenstein-oberwesel@example.com.',
      { isPersistent: true },
    );
    const note = await getToasts().find(/^We did not get an answer/);
    await waitFor(() => expect(note).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await getToasts().dismissAll();
    await expect(note).not.toBeInTheDocument();
  },
};

const shown = { closeLabel: en.toastRegion.closeLabel, onPause: fn(), onClose: fn() };

/** Toasts in the flow of the page, for the top of their docs page. */
export const Picture: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <div style={{ maxWidth: 400, marginInline: 'auto' }}>
      <Stack>
        <ToastCard {...shown} tone="success" text="Deposit status updated successfully" />
        <ToastCard {...shown} tone="error" text="Failed to update deposit status" />
        <ToastCard
          {...shown}
          tone="success"
          text="The studio is closed."
          action={{ label: 'Undo', onPress: fn() }}
        />
      </Stack>
    </div>
  ),
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={360}>
      <Cell name="success">
        <ToastCard {...shown} tone="success" text="Deposit status updated successfully" />
      </Cell>
      <Cell name="error">
        <ToastCard {...shown} tone="error" text="Failed to update deposit status" />
      </Cell>
      <Cell name="message">
        <ToastCard {...shown} tone="message" text="The times are now on all chosen dates." />
      </Cell>
      <Cell name="with an action">
        <ToastCard
          {...shown}
          tone="success"
          text="The studio is closed."
          action={{ label: 'Undo', onPress: fn() }}
        />
      </Cell>
      <Cell name="hover" as="hover">
        <ToastCard {...shown} tone="success" text="Appointment cancelled" />
      </Cell>
      <Cell name="focus" as="focus-visible">
        <ToastCard {...shown} tone="success" text="Appointment cancelled" />
      </Cell>
      <Cell name="long words, narrow" width={288}>
        <ToastCard
          {...shown}
          tone="error"
          text="Nous n’avons pas reçu de réponse. Écrivez à maximiliane.von.und.zu.hohenstein@example.com."
        />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <ToastCard {...shown} tone="success" text="Appointment cancelled" />
      </Cell>
    </VariantMatrix>
  ),
};
