import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plait } from './Plait.tsx';

const meta = { title: 'Plait/Plait', component: Plait } satisfies Meta<typeof Plait>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderAList: Story = { parameters: { layout: 'fullscreen' } };

export const PartPlaited: Story = { args: { plaited: [[0, 0.55]] } };

export const Loose: Story = { args: { plaited: [] } };

export const TiedOff: Story = { args: { hasTie: true } };

export const WithClamps: Story = {
  args: {
    size: 'progress',
    plaited: [[0, 0.5]],
    clamps: [
      { at: 0.25, kind: 'closed' },
      { at: 0.5, kind: 'closed' },
      { at: 0.75, kind: 'open' },
      { at: 1, kind: 'open' },
    ],
  },
};

export const WithFigures: Story = {
  args: {
    clamps: [
      { at: 0.1, kind: 'numbered', text: '1' },
      { at: 0.5, kind: 'numbered', text: '2' },
      { at: 0.9, kind: 'numbered', text: '3' },
    ],
  },
};

export const OverRules: Story = {
  args: {
    size: 'rules',
    plaited: [
      [0, 0.2],
      [0.4, 0.6],
    ],
    clamps: [
      { at: 0.2, kind: 'closed' },
      { at: 0.4, kind: 'open' },
      { at: 0.6, kind: 'closed' },
      { at: 0.8, kind: 'open' },
      { at: 1, kind: 'open' },
    ],
  },
};

export const Upright: Story = {
  args: { direction: 'vertical', size: 'progress', plaited: [[0, 0.5]], hasStart: true },
  render: (args) => (
    <div style={{ height: 420 }}>
      <Plait {...args} />
    </div>
  ),
};
