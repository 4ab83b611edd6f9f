import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { type AppStory, pageMeta } from '../../../storybook/AppStory.tsx';
import { findDialog } from '../../../storybook/findDialog.ts';
import { mockAdminCalendar, sampleAvailabilityResult } from '../../../storybook/sampleCalendar.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin calendar offering',
  tags: ['route:/admin/calendar'],
  args: { at: '/admin/calendar' },
  beforeEach: mockAdminCalendar(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openOffer() {
  await userEvent.click(await screen.findByRole('button', { name: 'Offer times' }));
  return findDialog('Offer times');
}

async function undoTooLate() {
  const dialog = await openOffer();
  await userEvent.click(await dialog.findByRole('button', { name: 'Add 312 times' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/^This can no longer be undone/);
}

export const DryRun: Story = {
  play: async () => {
    const dialog = await openOffer();
    await expect(await dialog.findByText(/^312 times for 10 styles on \d+ days$/)).toBeVisible();
    await expect(dialog.getByText('Fri 4 Dec: the hours are too short for it')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'All styles' })).toBeChecked();
  },
};

/** Christmas Day and Boxing Day are left out unless the owner says otherwise. */
export const Holidays: Story = {
  play: async () => {
    const dialog = await openOffer();
    const leaveOut = await dialog.findByRole('checkbox', {
      name: '2 of these days are holidays: leave them out',
    });
    await expect(leaveOut).toBeChecked();
    await expect(dialog.getByText('Christmas Day, Fri 25 Dec; Boxing Day, Sat 26 Dec')).toBeVisible();
    await expect(dialog.getByText('9 days chosen')).toBeVisible();
    await userEvent.click(leaveOut);
    await expect(await dialog.findByText('11 days chosen')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...DryRun, globals: { viewport: { value: 'phone' } }, tags: ['ci'] };

export const AddedAndUndone: Story = {
  tags: ['ci'],
  play: async () => {
    const dialog = await openOffer();
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 312 times' }));
    await screen.findByText('312 times added for 10 styles. You can undo this until 3:22 pm.');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone. Everything is as it was before.');
  },
};

export const TooLateToUndo: Story = {
  tags: ['ci', 'error:not_undoable'],
  beforeEach: mockAdminCalendar({ calls: [mockProblem('undoAvailability', { code: 'not_undoable' })] }),
  play: undoTooLate,
};

export const UndoneElsewhere: Story = {
  tags: ['ci', 'error:change_not_found'],
  beforeEach: mockAdminCalendar({ calls: [mockProblem('undoAvailability', { code: 'change_not_found' })] }),
  play: undoTooLate,
};
export const NothingToAdd: Story = {
  beforeEach: mockAdminCalendar({
    calls: [mockAnswer('previewAvailability', { ...sampleAvailabilityResult, added: 0 })],
  }),
  play: async () => {
    const dialog = await openOffer();
    await expect(await dialog.findByText('Nothing would be added.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add times' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The answer to the first request was lost, or somebody else was faster. */
export const AddedMeanwhile: Story = {
  tags: ['ci'],
  beforeEach: mockAdminCalendar({
    calls: [
      mockAnswer('addAvailability', {
        ...sampleAvailabilityResult,
        added: 0,
        changeId: null,
        undoUntil: null,
      }),
    ],
  }),
  play: async () => {
    const dialog = await openOffer();
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 312 times' }));
    await screen.findByText('Nothing was added: these times are already there.');
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const PickedDay: Story = {
  args: { at: '/admin/calendar?day=2026-11-24' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Offer times on this day' }));
    const dialog = await findDialog('Offer times');
    await expect(await dialog.findByText('1 day chosen')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /^Tuesday 24\sNovember\s2026, chosen$/ }));
    await expect(await dialog.findByText('Choose at least one day.')).toBeVisible();
  },
};

export const NothingChosen: Story = {
  play: async () => {
    const dialog = await openOffer();
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'All styles' }));
    await expect(await dialog.findByText('Choose at least one style.')).toBeVisible();
    await userEvent.click(dialog.getByText('Choose styles'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'All of Braids' }));
    await expect(await dialog.findByText('5 of 10 styles')).toBeVisible();
  },
};

export const AddFailed: Story = {
  tags: ['ci', 'error:unavailable'],
  beforeEach: mockAdminCalendar({ calls: [mockProblem('addAvailability', { code: 'unavailable' })] }),
  play: async () => {
    const dialog = await openOffer();
    await userEvent.click(await dialog.findByRole('button', { name: 'Add 312 times' }));
    await expect(await dialog.findByText('No time was added.')).toBeVisible();
  },
};

export const CountFailed: Story = {
  tags: ['ci', 'error:unavailable'],
  beforeEach: mockAdminCalendar({ calls: [mockProblem('previewAvailability', { code: 'unavailable' })] }),
  play: async () => {
    const dialog = await openOffer();
    await expect(await dialog.findByText('We could not count the times. Please try again.')).toBeVisible();
  },
};
