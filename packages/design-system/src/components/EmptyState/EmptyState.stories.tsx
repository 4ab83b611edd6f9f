import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Page/EmptyState',
  component: EmptyState,
  args: {
    kind: 'empty',
    title: 'No appointments yet.',
    text: 'When you book a style, it shows here.',
    action: <Button>Make A Reservation</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = {
  args: {
    kind: 'error',
    title: 'We could not load the list.',
    text: 'Nothing is lost. Please try again in a moment.',
    action: <Button tone="secondary">Try again</Button>,
  },
};
export const Narrow: Story = {
  args: { title: 'Keine Terminvereinbarungsmöglichkeiten' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <EmptyState {...args} />
    </div>
  ),
};
