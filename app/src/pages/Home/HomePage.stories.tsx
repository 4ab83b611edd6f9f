import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppStory, setting } from '../../stories/AppStory.tsx';
import { sampleParent, sampleReviews } from '../../stories/sampleData.ts';

const meta = {
  title: 'Pages/Home',
  component: AppStory,
  args: { at: '/' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  beforeEach: setting({ calls: [mockAnswer('listReviews', sampleReviews)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Three strands');
    await expect(canvas.getByRole('link', { name: 'Make A Reservation' })).toHaveAttribute(
      'href',
      '/services',
    );
    await expect(await canvas.findByText('Danielle Roy (demo)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Appointments' })).toBeNull();
  },
};

export const Member: Story = {
  beforeEach: setting({ user: sampleParent, calls: [mockAnswer('listReviews', sampleReviews)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /danielle\.roy@example\.com/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Appointments' })).toHaveAttribute(
      'href',
      '/dashboard/bookings',
    );
  },
};

export const NoReviews: Story = {
  beforeEach: setting({ calls: [mockAnswer('listReviews', [])] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reviews yet. Yours could be the first.')).toBeVisible();
  },
};

export const ReviewsFail: Story = {
  beforeEach: setting({ calls: [mockProblem('listReviews', { code: 'server_error' })] }),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Failed to fetch reviews')).toBeVisible();
    msw.use(mockAnswer('listReviews', sampleReviews));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Danielle Roy (demo)')).toBeVisible();
  },
};
