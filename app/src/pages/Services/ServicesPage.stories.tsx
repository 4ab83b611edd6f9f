import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asGuest, pageMeta } from '../../storybook/AppStory.tsx';
import { sampleStyles, sampleServiceTypes, styleWithOptions } from '../../storybook/sampleData.ts';
import { nbsp } from '../../testing/nbsp.ts';

const answers = [mockAnswer('listServiceTypes', sampleServiceTypes), mockAnswer('listStyles', sampleStyles)];

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
    await expect(first).toHaveTextContent(/1\sh\s30\smin/);
    await expect(first).toHaveTextContent(/Deposit \$20/);
    await expect(first).toHaveTextContent(/Neat cornrows from the forehead straight to the neck\./);
  },
};

export const FromAPriceWithOptions: Story = {
  beforeEach: asGuest(
    mockAnswer('listServiceTypes', sampleServiceTypes),
    mockAnswer('listStyles', [styleWithOptions, ...sampleStyles.slice(1, 4)]),
  ),
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('article');
    await expect(first).toHaveTextContent('from $55');
    await expect(second).toHaveTextContent('$81');
    await expect(second).not.toHaveTextContent('from $');
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

const count = (text: string) => [text, { selector: '[role=status] *' }] as const;

export const Narrowed: Story = {
  args: { at: '/services?minutes=90&price=60' },
  play: async ({ canvas, step }) => {
    const filter = within(await canvas.findByRole('navigation', { name: 'Narrow the styles' }));
    await step('by what the address says', async () => {
      await expect(canvas.getByText(...count('5 styles'))).toBeVisible();
      for (const name of ['Up to 1 h 30 min', 'Up to $60'])
        await expect(filter.getByRole('link', { name: nbsp(name) })).toHaveAttribute('aria-current', 'true');
      await expect(canvas.queryByText('Bob with beads')).toBeNull();
    });
    await step('by one more, which keeps the focus', async () => {
      const tag = filter.getByRole('link', { name: 'No added hair' });
      await userEvent.click(tag);
      await waitFor(() => expect(canvas.getByText(...count('3 styles'))).toBeVisible());
      await expect(tag).toHaveAttribute('aria-current', 'true');
      await expect(tag).toHaveFocus();
    });
    await step('and by one less', async () => {
      await userEvent.click(filter.getByRole('link', { name: 'No added hair' }));
      await waitFor(() => expect(canvas.getByText(...count('5 styles'))).toBeVisible());
    });
  },
};

export const NoneFits: Story = {
  args: { at: '/services?type=2&price=60&gentle=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No style fits all of this.')).toBeVisible();
    await expect(canvas.getByText(...count('0 styles'))).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show all styles' }));
    await expect(await canvas.findByText(...count('10 styles'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'All styles' })).toHaveFocus());
  },
};

export const NothingToNarrow: Story = {
  beforeEach: asGuest(
    mockAnswer('listServiceTypes', sampleServiceTypes),
    mockAnswer('listStyles', sampleStyles.slice(0, 1)),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(...count('1 style'))).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Narrow the styles' })).toBeNull();
  },
};

/** The carousel shows one service type at a time, the chips all. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['ci'],
  play: async ({ canvas }) => {
    const kinds = within(await canvas.findByRole('navigation', { name: 'Kinds of service' }));
    const chips = within(kinds.getAllByRole('list').at(-1) ?? document.body);
    for (const { serviceName } of sampleServiceTypes)
      await expect(chips.getByRole('link', { name: serviceName })).toBeVisible();
    await userEvent.click(chips.getByRole('link', { name: 'Braids' }));
    await expect(await canvas.findByRole('heading', { name: 'Braids styles' })).toBeVisible();
    await userEvent.click(chips.getByRole('link', { name: 'Braids' }));
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
