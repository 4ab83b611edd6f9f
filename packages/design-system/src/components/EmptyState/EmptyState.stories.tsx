import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No appointments yet.',
    text: 'When you book a style, it shows here.',
    action: <Button>Make A Reservation</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const AsAPage: Story = { args: { headingLevel: 1 } };

export const AllStates: Story = {
  tags: ['ci'],
  render: (args) => (
    <VariantMatrix cellWidth={320}>
      <Cell name="title, words, way on">
        <EmptyState {...args} />
      </Cell>
      <Cell name="title alone">
        <EmptyState title="No bookings yet. They show here as soon as a parent books." />
      </Cell>
      <Cell name="long words, narrow" width={280}>
        <EmptyState {...args} title="Keine Terminvereinbarungsmöglichkeiten" />
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <EmptyState {...args} />
      </Cell>
    </VariantMatrix>
  ),
};
