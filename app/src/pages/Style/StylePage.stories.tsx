import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../../storybook/AppStory.tsx';
import { sampleReviews, sampleStyle } from '../../storybook/sampleData.ts';

const meta = {
  ...pageMeta,
  title: 'Pages/Style detail',
  tags: ['route:/services/:styleId'],
  args: { at: '/services/1' },
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const reviews = mockAnswer('listReviews', sampleReviews);
const free = mockAnswer('listBookedServices', []);

export const Default: Story = {
  beforeEach: asGuest(
    mockAnswer('getStyle', sampleStyle({ discount: 10, stylePrice: 55, value: 49.5 })),
    reviews,
    free,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Straight-back cornrows',
    );
    await expect(canvas.getByText('$49.50', { selector: 'dd *' })).toBeVisible();
    await expect(canvas.getByText('was $55')).toBeVisible();
    await expect(canvas.getByText('1 h 30 min', { selector: 'dd *' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Book Now' })).toBeEnabled();
  },
};

export const NextFree: Story = {
  beforeEach: asGuest(
    mockAnswer(
      'getStyle',
      sampleStyle({
        availableDays: ['2030-01-05', '2030-01-12'],
        availableTimes: [['13:00'], ['13:00', '14:30']],
      }),
    ),
    mockAnswer('listBookedServices', [
      { styleId: 1, bookingDate: '2030-01-05', bookingTime: '13:00' },
      { styleId: 1, bookingDate: '2030-01-12', bookingTime: '13:00' },
    ]),
    reviews,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Next free Sat 12 Jan')).toBeVisible();
  },
};

export const AllBooked: Story = {
  beforeEach: asGuest(
    mockAnswer('getStyle', sampleStyle({ availableTimes: [['13:00']] })),
    mockAnswer('listBookedServices', [{ styleId: 1, bookingDate: '2030-01-05', bookingTime: '13:00' }]),
    reviews,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No free times right now')).toBeVisible();
  },
};

export const WayBack: Story = {
  beforeEach: asGuest(mockAnswer('getStyle', sampleStyle()), reviews, free),
  play: async ({ canvas }) => {
    const back = within(await canvas.findByRole('navigation', { name: 'Where you are' }));
    await expect(back.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
    await expect(back.getByRole('link', { name: 'Cornrows' })).toHaveAttribute('href', '/services?type=1');
  },
};

/** Book Now stays in sight at the bottom of the screen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['ci'],
  beforeEach: asGuest(mockAnswer('getStyle', sampleStyle({ value: 81 })), reviews, free),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Book Now' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(canvas.getByText('$81', { selector: 'p *' })).toBeVisible();
    await expect(await canvas.findByText('Next free Sat 5 Jan')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: asGuest(mockAnswer('getStyle', sampleStyle(), { delay: 'infinite' }), reviews, free),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading...')).toBeVisible());
  },
};

export const EverythingAboutIt: Story = {
  beforeEach: asGuest(mockAnswer('getStyle', sampleStyle()), reviews, free),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Eight to ten even rows that follow her head from front to back. No hair is added, so it stays light and cool.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Straight-back cornrows/ })).toBeVisible();
    const deposit = canvas.getByText('Deposit fee', { selector: 'dt' });
    await expect(deposit.nextElementSibling).toHaveTextContent('$20');
    const review = await canvas.findByText('Danielle Roy (demo)');
    const end = canvas.getByRole('contentinfo');
    await expect(review.compareDocumentPosition(end)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const ShowsStateFromLink: Story = {
  args: { at: { pathname: '/services/1', state: { style: sampleStyle() } } },
  beforeEach: asGuest(mockAnswer('getStyle', sampleStyle(), { delay: 'infinite' }), reviews, free),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Straight-back cornrows',
    );
  },
};

export const NoFreeTimes: Story = {
  beforeEach: asGuest(
    mockAnswer('getStyle', sampleStyle({ availableDays: [], availableTimes: [], dayTimeMapping: {} })),
    reviews,
    free,
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Book Now' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(/This style has no free times right now/);
  },
};

export const FreeTimesFail: Story = {
  tags: ['error:unavailable'],
  beforeEach: asGuest(
    mockAnswer('getStyle', sampleStyle()),
    mockProblem('listBookedServices', { code: 'unavailable' }),
    reviews,
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book Now' }));
    await expect(
      await canvas.findByText(/^We could not check the free times\. Please try again\./),
    ).toBeVisible();
  },
};

export const Missing: Story = {
  tags: ['error:style_not_found'],
  args: { at: '/services/99' },
  beforeEach: asGuest(mockProblem('getStyle', { code: 'style_not_found' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('No service selected.');
    await expect(canvas.getByRole('link', { name: 'See all services' })).toHaveAttribute('href', '/services');
  },
};

export const Failing: Story = {
  tags: ['error:server_error'],
  beforeEach: asGuest(mockProblem('getStyle', { code: 'server_error' }), reviews, free),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('We could not load this style. Please try again.')).toBeVisible();
    msw.use(mockAnswer('getStyle', sampleStyle()));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Straight-back cornrows',
    );
  },
};
