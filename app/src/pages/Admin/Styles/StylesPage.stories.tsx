import { nbsp } from '../../../testing/nbsp.ts';
import { mockAnswer, mockProblem } from '@plaitful/api-client/mocks';
import type { BookedService, Style } from '@plaitful/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AppStory, asOwner, pageMeta } from '../../../storybook/AppStory.tsx';
import { pasteInto } from '../../../storybook/pasteInto.ts';
import { sampleStyle, sampleStyles } from '../../../storybook/sampleData.ts';
import { waitUntilVisible } from '../../../storybook/waitUntilVisible.ts';

const twoDates = { '2030-01-05': ['13:00', '14:30'], '2030-01-12': ['13:00'] };

/** The second style has two dates, one of them booked out; the third has none ahead. */
const styles: Style[] = sampleStyles.map((style) => ({
  ...style,
  dayTimeMapping: style.styleId === 2 ? twoDates : style.styleId === 3 ? {} : style.dayTimeMapping,
  style: style.styleId > 4 ? `${style.style} ${style.styleId}` : style.style,
}));
const booked: BookedService[] = [{ styleId: 2, bookingDate: '2030-01-12', bookingTime: '13:00' }];
const calls = [mockAnswer('listStyles', styles), mockAnswer('listBookedServices', booked)];

const meta = {
  ...pageMeta,
  title: 'Pages/Admin styles',
  tags: ['route:/admin/services'],
  args: { at: '/admin/services' },
  beforeEach: asOwner(...calls),
} satisfies Meta<typeof AppStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function findRow(canvas: Canvas, name: string) {
  const header = await canvas.findByRole('rowheader', { name: nbsp(name) });
  return within(header.closest('tr') ?? header);
}

/** In each width. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('1 date')).length).toBeGreaterThan(0);
  },
};

export const Rows: Story = {
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, step }) => {
    await step('eight to a page, and the rest on the next', async () => {
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(8));
      await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
      await userEvent.click(canvas.getByRole('link', { name: 'Page 1' }));
    });
    await step('each with what it costs, how long it takes and where it is free', async () => {
      const row = await findRow(canvas, 'Bob with beads');
      for (const name of ['Braids', /^\$81 was\s+\$90$/, '1 h 30 min', '$20']) {
        await expect(row.getByRole('cell', { name: nbsp(name) })).toBeVisible();
      }
      await waitFor(() => expect(row.getByText('1 date')).toBeVisible());
    });
  },
};

export const NoDatesAhead: Story = {
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const row = await findRow(canvas, 'Braided crown');
    await expect(await row.findByText('No dates ahead')).toBeVisible();
    await expect(canvas.getByText('Parents cannot book this style until you add dates.')).toBeVisible();
  },
};

export const Search: Story = {
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas, step }) => {
    const field = await canvas.findByRole('searchbox', { name: /Search styles/ });
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(8));
    await step('by the service, in any case', async () => {
      await pasteInto(field, 'hair PREP');
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
      await expect(canvas.getByText('2 styles found')).toBeInTheDocument();
    });
    await step('by the style', async () => {
      await userEvent.clear(field);
      await pasteInto(field, 'crown');
      await expect(await canvas.findByRole('rowheader', { name: 'Braided crown' })).toBeVisible();
      await expect(canvas.queryByRole('rowheader', { name: 'Wash & detangle' })).toBeNull();
    });
    await step('without a hit, and back to all', async () => {
      await userEvent.clear(field);
      await pasteInto(field, 'mohawk');
      await expect(await canvas.findByText('Nothing matches “mohawk”.')).toBeVisible();
      const ways = canvas.getAllByRole('button', { name: 'Clear the search' });
      await userEvent.click(ways.at(-1) ?? field);
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(8));
    });
  },
};

export const SearchKeepsItsPages: Story = {
  args: { at: '/admin/services?q=o' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: /Search styles/ });
    await expect(field).toHaveValue('o');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(8));
    await expect(canvas.queryByRole('link', { name: 'Page 2' })).toBeNull();
  },
};

export const Delete: Story = {
  globals: { viewport: { value: 'large' } },
  beforeEach: ({ msw }) => {
    let left = styles;
    msw.use(
      mockAnswer('listStyles', () => left),
      mockAnswer('deleteStyle', ({ path, request }) => {
        const style = left.find(({ styleId }) => String(styleId) === path.styleId);
        if (request.headers.get('If-Match') !== style?.etag) throw new Error('sent without its etag');
        left = left.filter((other) => other !== style);
        return { done: true as const };
      }),
    );
  },
  play: async ({ canvas, step }) => {
    const open = async () =>
      userEvent.click(await canvas.findByRole('button', { name: 'Delete Bob with beads' }));
    await step('asks first, and names what goes', async () => {
      await open();
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Bob with beads”?' });
      await expect(within(dialog).getByText(/Old appointments keep its name/)).toBeInTheDocument();
      await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
      await expect(canvas.getByRole('rowheader', { name: 'Bob with beads' })).toBeInTheDocument();
    });
    await step('then deletes, tells and refreshes the list', async () => {
      await open();
      await userEvent.click(await screen.findByRole('button', { name: 'Delete style' }));
      await waitUntilVisible('Style deleted successfully');
      await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Bob with beads' })).toBeNull());
    });
  },
};

const refusal =
  '“Bob with beads” cannot be deleted, because 2 appointments are still to come. Finish or cancel them first.';

export const DeleteRefused: Story = {
  tags: ['ci', 'error:style_has_bookings'],
  beforeEach: asOwner(...calls, mockProblem('deleteStyle', { code: 'style_has_bookings', message: refusal })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Bob with beads' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete style' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Bob with beads”?' }));
    await waitFor(() => expect(dialog.getByText(refusal, { exact: false })).toBeVisible());
    await expect(screen.queryByText('Failed to delete style. Please try again.')).not.toBeInTheDocument();
    const link = dialog.getByRole('link', { name: 'Show these bookings' });
    await expect(link).toHaveAttribute('href', '/admin/bookings?style=2');
  },
};

export const OpensForUpdate: Story = {
  beforeEach: asOwner(
    ...calls,
    mockAnswer('getStyle', styles[1] ?? sampleStyle()),
    mockAnswer('listServiceTypes', []),
    mockAnswer('listOptionGroups', []),
    mockAnswer('listBookings', []),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Edit Bob with beads' }));
    await expect(await canvas.findByRole('heading', { name: 'Update Style', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /Style name/ })).toHaveValue('Bob with beads');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['ci'] };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Loading: Story = {
  beforeEach: asOwner(
    mockAnswer('listStyles', [], { delay: 'infinite' }),
    mockAnswer('listBookedServices', []),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the styles...')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: asOwner(mockAnswer('listStyles', []), mockAnswer('listBookedServices', [])),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No styles yet. Press “Add Style” to make the first one.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Style' })).toHaveAttribute(
      'href',
      '/admin/create-service',
    );
  },
};

export const Failing: Story = {
  tags: ['ci', 'error:server_error'],
  beforeEach: asOwner(
    mockProblem('listStyles', { code: 'server_error' }),
    mockAnswer('listBookedServices', []),
  ),
  play: async ({ canvas, msw }) => {
    await waitUntilVisible('Error loading services. Please try again later.');
    msw.use(mockAnswer('listStyles', styles));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(8);
  },
};

/** Without the booked times nobody can say which dates are free. */
export const BookedTimesFail: Story = {
  tags: ['error:server_error'],
  beforeEach: asOwner(
    mockAnswer('listStyles', styles),
    mockProblem('listBookedServices', { code: 'server_error' }),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Not known right now'))[0]).toBeVisible();
  },
};

/** 200 styles, one of them with a year of eight times a day. */
export const ManyStyles: Story = {
  globals: { viewport: { value: 'large' } },
  beforeEach: asOwner(
    mockAnswer(
      'listStyles',
      Array.from({ length: 200 }, (_, at) => sampleStyle({ styleId: at + 1, style: `Style ${at + 1}` })),
    ),
    mockAnswer('listBookedServices', []),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Page 25' }));
    await expect(await canvas.findByRole('rowheader', { name: 'Style 200' })).toBeVisible();
  },
};
