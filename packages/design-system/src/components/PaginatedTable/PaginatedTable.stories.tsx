import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { testers } from '../../workshop/testers.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { PaginatedTable, type PaginatedTableProps } from './PaginatedTable.tsx';
import {
  editAndDelete,
  type SampleRow,
  sampleRows,
  sampleTable,
  SampleTable,
  getLabels,
} from './PaginatedTable.fixture.tsx';

const meta = {
  title: 'Content/PaginatedTable',
  component: PaginatedTable<SampleRow>,
  args: sampleTable,
} satisfies Meta<typeof PaginatedTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

const asVisits = (args: Partial<PaginatedTableProps<SampleRow>>) =>
  ({ render: () => <SampleTable {...args} /> }) satisfies Story;

const loading: Partial<PaginatedTableProps<SampleRow>> = {
  state: { kind: 'loading', label: 'Loading the list...' },
};
const empty: Partial<PaginatedTableProps<SampleRow>> = {
  rows: [],
  total: 0,
  state: {
    kind: 'empty',
    content: <EmptyState title="No appointments yet." action={<Button>Make A Reservation</Button>} />,
  },
};
const failed: Partial<PaginatedTableProps<SampleRow>> = {
  rows: [],
  total: 0,
  state: {
    kind: 'error',
    content: <ErrorState title="We could not load the list." retry={{ label: 'Try again', onPress: fn() }} />,
  },
};
const quietActions: Partial<PaginatedTableProps<SampleRow>> = {
  cardsBelow: 900,
  actions: { header: 'Actions', width: 'button', isRevealedOnHover: true, cell: editAndDelete },
};
const grouped: Partial<PaginatedTableProps<SampleRow>> = {
  groups: ({ date }) => (date.startsWith('2026-12') ? 'December' : 'November'),
  sorting: undefined,
};
const withButtons: Partial<PaginatedTableProps<SampleRow>> = {
  cardsBelow: 900,
  tone: (visit) => (visit.id === 2 ? 'marked' : visit.id === 4 ? 'quiet' : 'plain'),
  actions: {
    header: 'Actions',
    width: 'button',
    cell: () => (
      <Button variant="outline" size="sm">
        Update
      </Button>
    ),
  },
};
const longWords: Partial<PaginatedTableProps<SampleRow>> = {
  caption: 'Terminvereinbarungen des kommenden Vierteljahres',
  rows: sampleRows
    .slice(0, 2)
    .map((visit) => ({ ...visit, style: `${visit.style} mit Geburtstagsüberraschungsperlen` })),
};

export const Playground: Story = {};

export const Rows: Story = {
  ...asVisits({}),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'My Appointments' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    await expect(canvas.getByRole('rowheader', { name: 'Flat twists' })).toBeVisible();
    await expect(canvas.getByText('1 to 4 of 28')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  ...asVisits({}),
  play: async ({ canvas, canvasElement, step }) => {
    const table = testers.paginatedTableTester(canvasElement, sampleTable);
    const menus = () => canvas.getAllByRole('button', { name: /^Actions for/ });
    await step('the headers that sort come first', async () => {
      await userEvent.tab();
      await expect(table.sortButton('Booking Date')).toHaveFocus();
      await userEvent.tab();
      await expect(table.sortButton('Style Name')).toHaveFocus();
    });
    await step('Enter and Space sort, and say so', async () => {
      await expect(table.sorted('Style Name')).toBeUndefined();
      await userEvent.keyboard('{Enter}');
      await expect(table.sorted('Style Name')).toBe('ascending');
      await expect(canvas.getByText('Sorted by Style Name, ascending')).toBeInTheDocument();
      await userEvent.keyboard(' ');
      await expect(table.sorted('Style Name')).toBe('descending');
      await expect(table.sorted('Booking Date')).toBeUndefined();
      await expect(table.rowNames()[0]).toBe('Wash & blow-out prep');
      await expect(table.sortButton('Style Name')).toHaveFocus();
    });
    await step('what can be done with each row is in the tab order', async () => {
      await userEvent.tab();
      await expect(menus()[0]).toHaveFocus();
      await userEvent.tab();
      await expect(menus()[1]).toHaveFocus();
    });
    await step('then the pages', async () => {
      menus().at(-1)?.focus();
      await userEvent.tab();
      await expect(table.pagination.currentPage()).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(table.range(5, 8, 28)).toBeVisible();
      await expect(canvas.getByText('Page 2 of 7 shown')).toBeInTheDocument();
    });
    await step('a table is read, not walked with arrow keys', async () => {
      const before = document.activeElement;
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{Home}{End}');
      await expect(document.activeElement).toBe(before);
    });
  },
};

export const Cards: Story = {
  render: () => (
    <div style={{ width: 328 }}>
      <SampleTable />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const table = testers.paginatedTableTester(canvasElement, sampleTable);
    await expect(table.row('Flat twists')).toBeVisible();
    await table.sortBy('Style Name');
    await expect(table.rowNames()[0]).toBe('Cornrows with beads');
    await table.pagination.goTo(2);
    await expect(table.pagination.page()).toBe(2);
  },
};

/** The name of a group stands above its first row, on each page anew. */
export const Groups: Story = {
  ...asVisits(grouped),
  play: async ({ canvas, canvasElement }) => {
    const table = testers.paginatedTableTester(canvasElement, sampleTable);
    const names = () =>
      canvas
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .filter((name) => name === 'December' || name === 'November');
    await expect(names()).toEqual(['December', 'November']);
    await table.pagination.goTo(2);
    await expect(names()).toEqual(['November']);
  },
};

export const ActionsOnTheRow: Story = {
  ...asVisits(quietActions),
  play: async ({ canvas }) => {
    const [edit] = canvas.getAllByRole('button', { name: /^Edit/ });
    // Hover or focus shows them; they are always in the tab order.
    edit?.focus();
    await expect(edit).toHaveFocus();
    await waitFor(() => expect(edit).toBeVisible());
  },
};

export const WithButtons: Story = asVisits(withButtons);
export const Loading: Story = {
  ...asVisits(loading),
  play: async ({ canvas, canvasElement }) => {
    const table = testers.paginatedTableTester(canvasElement, sampleTable);
    await expect(table.isLoading()).toBe(true);
    await expect(table.rowNames()).toEqual([]);
    await expect(canvas.getByText('Loading the list...')).toBeInTheDocument();
    // As high as the loaded rows, without text.
    await expect(canvas.queryAllByRole('cell')).toHaveLength(0);
  },
};
export const Empty: Story = {
  ...asVisits(empty),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const Failed: Story = {
  ...asVisits(failed),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load the list.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const LongText: Story = asVisits(longWords);

const cards = { width: 320 };
const twoRows = { rows: sampleRows.slice(0, 2) };

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={2000}>
      <Cells
        component={SampleTable}
        args={{}}
        states={{
          rows: { words: getLabels('rows') },
          'hover: row and headers': { as: 'hover', words: getLabels('hover'), ...quietActions },
          'at rest, quiet actions': { words: getLabels('rest'), ...quietActions },
          'marked and quiet rows, without sorting': {
            words: getLabels('marked and quiet rows'),
            ...withButtons,
            cardsBelow: 640,
            sorting: undefined,
          },
          loading: { words: getLabels('loading'), ...loading },
          empty: { words: getLabels('empty'), ...empty },
          error: { words: getLabels('error'), ...failed },
          'long words': { words: getLabels('long words'), ...longWords },
          'right to left': { isRightToLeft: true, words: getLabels('right to left') },
          groups: { words: getLabels('groups'), ...grouped },
          cards: { ...cards, words: getLabels('cards') },
          'cards in groups': { ...cards, words: getLabels('cards in groups'), ...grouped },
          'cards with quiet actions': {
            ...cards,
            words: getLabels('quiet cards'),
            ...quietActions,
            ...twoRows,
          },
          'narrow rows, few columns': {
            width: 600,
            words: getLabels('narrow rows'),
            columns: sampleTable.columns.slice(0, 4),
            cardsBelow: 560,
          },
          'wide cards with a button': { width: 600, words: getLabels('wide'), ...withButtons, ...twoRows },
          'cards, loading': { ...cards, words: getLabels('loading cards'), ...loading },
          'cards, long words': { ...cards, words: getLabels('long words on cards'), ...longWords },
        }}
      />
    </VariantMatrix>
  ),
};
