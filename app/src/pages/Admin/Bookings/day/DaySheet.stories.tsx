import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { type AppStory, pageMeta } from '../../../../storybook/AppStory.tsx';
import { mockAdminDay } from '../../../../storybook/sampleDay.ts';
import { sampleArrived } from '../../../../storybook/sampleVisits.ts';
import { plainText } from '../../../../testing/nbsp.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Admin day, on paper',
  tags: ['route:/admin/bookings'],
  args: { at: '/admin/bookings' },
  beforeEach: mockAdminDay(),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Print the day' })).toBeVisible();
    const sheet = screen.getByText('Plaitful Kids, Saturday 21 November 2026').parentElement;
    await expect(sheet).not.toBeVisible();
    const rows = [...(sheet?.querySelectorAll('tr') ?? [])].map((row) => [...row.children].map(plainText));
    await expect(rows).toEqual([
      ['Time', 'Chair', 'Child', 'Style', 'Parent', 'Phone', 'Deposit', 'To pay', 'Visit'],
      [
        '1:00 pm2:15 pm',
        '1',
        'Nia',
        'Braided crown',
        'Danielle Roy',
        '613-555-0151',
        '$20 paid',
        '$0',
        'Expected',
      ],
      [
        '2:00 pm4:00 pm',
        '2',
        'Imara',
        'Two-strand twists',
        'Jonah Demo',
        '613-555-0151',
        '$20 paid',
        '$25',
        'Expected',
      ],
      [
        '3:30 pm5:00 pm',
        '1',
        'Ada',
        'Straight-back cornrows',
        'Maya Demo',
        '613-555-0151',
        '$20 paid',
        '$35',
        'Expected',
      ],
      ['No photos'],
      [
        '4:45 pm6:30 pm',
        '2',
        'Zoe',
        'Zig-zag cornrows',
        'Ruth Demo',
        '613-555-0151',
        '$20 not paid',
        '$45',
        'Expected',
      ],
    ]);
  },
};

export const WithAnArrival: Story = {
  beforeEach: mockAdminDay({ bookings: [sampleArrived] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Print the day' });
    const sheet = screen.getByText('Plaitful Kids, Saturday 21 November 2026').parentElement;
    await expect(plainText(sheet?.querySelector('tbody td:last-child') ?? document.body)).toBe(
      'Arrived 2:05 pm',
    );
  },
};
