import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  args: { label: 'Loading the styles...' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Spoken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the styles...');
  },
};

export const Calm: Story = { globals: { motion: 'reduced' } };

export const AllStates: Story = {
  render: () => (
    <Matrix cellWidth={240}>
      <Cell name="lines">
        <Skeleton />
      </Cell>
      <Cell name="one line">
        <Skeleton lines={1} />
      </Cell>
      <Cell name="picture">
        <Skeleton kind="picture" />
      </Cell>
      <Cell name="card">
        <Skeleton kind="card" />
      </Cell>
      <Cell name="narrow" width={140}>
        <Skeleton kind="card" />
      </Cell>
    </Matrix>
  ),
};
