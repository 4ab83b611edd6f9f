import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../../storybook/AppStory.tsx';
import { sampleStyles, sampleServiceTypes } from '../../storybook/sampleData.ts';

const ofType = mockAnswer('listStylesOfServiceType', ({ path }) =>
  sampleStyles.filter((style) => style.serviceId === Number(path.serviceId)),
);
const answers = [
  mockAnswer('listServiceTypes', sampleServiceTypes),
  mockAnswer('listStyles', sampleStyles),
  ofType,
];

const meta = {
  ...pageMeta,
  title: 'Pages/Services',
  tags: ['route:/services'],
  args: { at: '/services' },
  beforeEach: asGuest(...answers),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStyles: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10 styles', { selector: '[role=status] *' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

export const Cards: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article');
    await expect(first).toHaveTextContent(/Straight-back cornrows/);
    await expect(first).toHaveTextContent(/\$55/);
    await expect(first).toHaveTextContent(/1hr\(s\):30mins/);
    await expect(first).toHaveTextContent(/Deposit \$20/);
  },
};

export const OneType: Story = {
  args: { at: '/services?type=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Braids styles' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0));
    await expect(canvas.queryByText('Straight-back cornrows')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Braids/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'See all styles' }));
    await expect(await canvas.findByRole('heading', { name: 'All styles' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: asGuest(
    mockAnswer('listServiceTypes', sampleServiceTypes, { delay: 'infinite' }),
    mockAnswer('listStyles', sampleStyles, { delay: 'infinite' }),
  ),
  play: async ({ canvas }) => {
    const labels = await canvas.findByText('Loading the styles...');
    await waitFor(() => expect(labels).toBeVisible());
  },
};

export const NothingToBook: Story = {
  beforeEach: asGuest(mockAnswer('listServiceTypes', []), mockAnswer('listStyles', [])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/There are no styles to book yet/)).toBeVisible();
  },
};

export const EmptyType: Story = {
  args: { at: '/services?type=3' },
  beforeEach: asGuest(
    mockAnswer('listServiceTypes', sampleServiceTypes),
    mockAnswer(
      'listStyles',
      sampleStyles.filter((style) => style.serviceId !== 3),
    ),
    mockAnswer('listStylesOfServiceType', []),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no Hair Prep styles right now.')).toBeVisible();
  },
};

export const Failing: Story = {
  tags: ['error:server_error'],
  beforeEach: asGuest(
    mockAnswer('listServiceTypes', sampleServiceTypes),
    mockProblem('listStyles', { code: 'server_error' }),
  ),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Error loading services. Please try again later.')).toBeVisible();
    msw.use(...answers);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('10 styles', { selector: '[role=status] *' })).toBeVisible();
  },
};
