import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Table } from './Table.tsx';
import type { TableProps } from './Table.tsx';

interface Visit {
  id: number;
  date: string;
  time: string;
  service: string;
  style: string;
  duration: string;
  isPaid: boolean;
  note?: string;
}

const visits: Visit[] = [
  {
    id: 1,
    date: 'Sat 12 Dec 2026',
    time: '3:00 PM',
    service: 'Braids',
    style: 'Two big plaits',
    duration: '1hr(s):0mins',
    isPaid: false,
    note: 'Send the deposit before Friday 4 December 2026, 3:15 pm',
  },
  {
    id: 2,
    date: 'Sat 5 Dec 2026',
    time: '2:00 PM',
    service: 'Cornrows',
    style: 'Cornrows with beads',
    duration: '2hr(s):0mins',
    isPaid: true,
  },
  {
    id: 3,
    date: 'Fri 20 Nov 2026',
    time: '5:00 PM',
    service: 'Twists',
    style: 'Flat twists',
    duration: '1hr(s):30mins',
    isPaid: true,
  },
  {
    id: 4,
    date: 'Sat 24 Oct 2026',
    time: '3:30 PM',
    service: 'Hair Prep',
    style: 'Wash & blow-out prep',
    duration: '1hr(s):30mins',
    isPaid: true,
  },
];

const table: TableProps<Visit> = {
  caption: 'My Appointments',
  rows: visits,
  rowKey: (visit) => visit.id,
  columns: [
    {
      key: 'date',
      header: 'Booking Date',
      cell: (visit) => <b>{visit.date}</b>,
      isOneLine: true,
      card: 'lead',
    },
    { key: 'time', header: 'Booking Time', cell: (visit) => visit.time, isOneLine: true, card: 'lead' },
    { key: 'service', header: 'Service Name', cell: (visit) => visit.service, card: 'detail' },
    { key: 'style', header: 'Style Name', cell: (visit) => visit.style, isRowHeader: true, card: 'title' },
    {
      key: 'duration',
      header: 'Style Duration',
      cell: (visit) => visit.duration,
      isOneLine: true,
      card: 'detail',
    },
    {
      key: 'deposit',
      header: 'Deposit Status',
      cell: (visit) => (
        <Badge tone={visit.isPaid ? 'paid' : 'waiting'}>{visit.isPaid ? 'Paid' : 'Not paid'}</Badge>
      ),
    },
    { key: 'payment', header: 'Payment Status', cell: () => <Badge tone="waiting">Pending</Badge> },
  ],
  actions: {
    header: 'Actions',
    cell: (visit) => (
      <Menu
        trigger="dots"
        label={`Actions for ${visit.style} on ${visit.date}, ${visit.time}`}
        items={[{ key: 'view', label: 'View', onSelect: () => undefined }]}
      />
    ),
  },
  note: (visit) => visit.note,
};

function Visits(props: Partial<TableProps<Visit>>) {
  return <Table {...table} {...props} />;
}

const meta = { title: 'Page/Table', component: Visits } satisfies Meta<typeof Visits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'My Appointments' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
    await expect(canvas.getByRole('rowheader', { name: 'Flat twists' })).toBeVisible();
    // What can be done with a row is always in the tab order.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Two big plaits/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Cornrows with beads/ })).toHaveFocus();
  },
};

export const Cards: Story = {
  render: () => (
    <div style={{ width: 328 }}>
      <Visits />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'My Appointments' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Flat twists' })).toBeVisible();
  },
};

export const WithButtons: Story = {
  args: {
    cardsBelow: 900,
    tone: (visit) => (visit.id === 2 ? 'marked' : visit.id === 4 ? 'quiet' : 'plain'),
    actions: { header: 'Actions', cell: () => <Button tone="secondary">Update</Button>, width: 'button' },
  },
};

export const CardsWithButtons: Story = {
  args: WithButtons.args ?? {},
  render: (args) => (
    <div style={{ width: 328 }}>
      <Visits {...args} />
    </div>
  ),
};

export const Loading: Story = { args: { state: { kind: 'loading', label: 'Loading the list...' } } };

export const Empty: Story = {
  args: {
    state: {
      kind: 'empty',
      content: (
        <EmptyState kind="empty" title="No appointments yet." action={<Button>Make A Reservation</Button>} />
      ),
    },
  },
};

export const Failed: Story = {
  args: {
    state: {
      kind: 'error',
      content: (
        <EmptyState kind="error" title="We could not load the list." action={<Button>Try again</Button>} />
      ),
    },
  },
};

export const LongWords: Story = {
  args: {
    isCaptionHidden: false,
    rows: visits.map((visit) => ({ ...visit, style: `${visit.style} mit Geburtstagsüberraschungsperlen` })),
  },
};
