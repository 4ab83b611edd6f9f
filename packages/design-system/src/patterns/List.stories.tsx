import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';
import { ButtonLink } from '../components/Link/Link.tsx';
import { SampleTable } from '../components/PaginatedTable/PaginatedTable.fixture.tsx';

const meta = { title: 'Patterns/List', component: SampleTable } satisfies Meta<typeof SampleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { state: { kind: 'loading', label: 'Loading your appointments...' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    total: 0,
    state: {
      kind: 'empty',
      content: (
        <EmptyState
          title="You have no appointments yet."
          text="Pick a style and a time, and it will show here."
          action={<ButtonLink href="#services">See all styles</ButtonLink>}
        />
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all styles' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    rows: [],
    total: 0,
    state: {
      kind: 'error',
      content: (
        <ErrorState
          title="We could not load your appointments."
          text="Please try again."
          retry={{ label: 'Try again', onPress: fn() }}
        />
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your appointments.');
  },
};

export const Filled: Story = {};
