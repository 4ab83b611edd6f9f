import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { findDialog } from '../../storybook/findDialog.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const meta = {
  title: 'Pages/Admin changed meanwhile',
  component: ConflictDialog,
  args: {
    isOpen: true,
    fields: [
      { label: 'Style name', newest: 'Straight-back cornrows', yours: 'Straight cornrows' },
      { label: 'Service price ($)', newest: '$60', yours: '$55' },
      { label: 'Short description', newest: '', yours: 'Neat cornrows from the forehead to the neck.' },
    ],
    isSaving: false,
    onTakeNewest: fn(),
    onKeepYours: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Someone else changed this';

export const Playground: Story = {};

export const FieldByField: Story = {
  play: async ({ args, step }) => {
    const dialog = await findDialog(title);
    await step('each field in both versions, an empty one by its word', async () => {
      const fields = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(fields).toEqual([
        'Style nameNewest versionStraight-back cornrowsYoursStraight cornrows',
        'Service price ($)Newest version$60Yours$55',
        'Short descriptionNewest versionNothingYoursNeat cornrows from the forehead to the neck.',
      ]);
    });
    await step('a slip of the hand closes nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('takes the newest', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Take the newest version' }));
      await expect(args.onTakeNewest).toHaveBeenCalledOnce();
    });
    await step('or saves her own over it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save mine over it' }));
      await expect(args.onKeepYours).toHaveBeenCalledOnce();
    });
    await step('or goes back to her own, unsaved', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const NoDifferences: Story = {
  args: { fields: [] },
  play: async () => {
    const dialog = await findDialog(title);
    await expect(dialog.getByText('Both are the same: nothing of yours would be lost.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Save mine over it' })).toBeNull();
  },
};

export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ args }) => {
    const dialog = await findDialog(title);
    await expect(dialog.getByRole('button', { name: 'Saving yours...' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Take the newest version' }));
    await expect(args.onTakeNewest).not.toHaveBeenCalled();
  },
};

export const SavingFailed: Story = {
  args: { error: 'Failed to update style. Please try again.' },
  play: async () => {
    const dialog = await findDialog(title);
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to update style. Please try again.');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['ci'] };
