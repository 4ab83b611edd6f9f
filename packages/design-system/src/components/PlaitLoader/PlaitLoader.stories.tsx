import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlaitLoader } from './PlaitLoader.tsx';

const meta = {
  title: 'Plait/PlaitLoader',
  component: PlaitLoader,
  args: { label: 'Loading the list...' },
} satisfies Meta<typeof PlaitLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const WordsHidden: Story = { args: { isLabelHidden: true } };

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 200 }}>
      <PlaitLoader {...args} />
    </div>
  ),
};
