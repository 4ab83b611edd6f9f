import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Feedback/Skeleton',
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

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={240}>
      <Cells
        component={Skeleton}
        args={{}}
        states={{
          lines: {},
          'one line': { lines: 1 },
          picture: { kind: 'picture' },
          card: { kind: 'card' },
          narrow: { width: 140, kind: 'card' },
        }}
      />
    </VariantMatrix>
  ),
};
