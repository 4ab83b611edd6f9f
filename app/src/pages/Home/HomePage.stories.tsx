import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asGuest, asParent, pageMeta } from '../../storybook/AppStory.tsx';
import { sampleReviews } from '../../storybook/sampleData.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Home',
  tags: ['route:/'],
  args: { at: '/' },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  beforeEach: asGuest(mockAnswer('listReviews', sampleReviews)),
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
  globals: { viewport: { value: 'wide' } },
  beforeEach: asParent(mockAnswer('listReviews', sampleReviews)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /danielle\.roy@example\.com/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Appointments' })).toHaveAttribute(
      'href',
      '/dashboard/bookings',
    );
  },
};

export const Teasers: Story = {
  beforeEach: asGuest(mockAnswer('listReviews', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Learn more about us' })).toHaveAttribute(
      'href',
      '/about',
    );
    for (const type of ['Cornrows', 'Braids', 'Hair Prep']) {
      const panel = canvas.getByRole('heading', { level: 3, name: type }).closest('a');
      await expect(panel).toHaveTextContent(`See ${type}`);
      await expect(panel).toHaveAttribute('href', '/services');
    }
  },
};

/** How many lines of a long review show before it is opened. */
const linesShown = (count: string): Pick<Story, 'beforeEach' | 'play'> => ({
  beforeEach: asGuest(
    mockAnswer('listReviews', [
      {
        reviewId: 1,
        review: 'No tears at all, and the beads are perfect. '.repeat(12),
        reviewBy: 'Ada',
        etag: '"1"',
      },
    ]),
  ),
  play: async ({ canvas }) => {
    const review = await canvas.findByText(/^No tears at all/);
    await expect(getComputedStyle(review).webkitLineClamp).toBe(count);
  },
});

export const LongReview: Story = { ...linesShown('4'), globals: { viewport: { value: 'wide' } } };

export const LongReviewOnAPhone: Story = {
  ...linesShown('3'),
  globals: { viewport: { value: 'phone' } },
  tags: ['ci'],
};

export const ReviewsLoading: Story = {
  beforeEach: asGuest(mockAnswer('listReviews', [], { delay: 'infinite' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Three strands');
    await waitFor(() => {
      const reviews = within(canvas.getByRole('region', { name: 'What parents say' }));
      return expect(reviews.getByText('Loading...')).toBeInTheDocument();
    });
  },
};

export const NoReviews: Story = {
  beforeEach: asGuest(mockAnswer('listReviews', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reviews yet. Yours could be the first.')).toBeVisible();
  },
};

export const ReviewsFail: Story = {
  tags: ['error:server_error'],
  beforeEach: asGuest(mockProblem('listReviews', { code: 'server_error' })),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Failed to fetch reviews')).toBeVisible();
    msw.use(mockAnswer('listReviews', sampleReviews));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Danielle Roy (demo)')).toBeVisible();
  },
};
