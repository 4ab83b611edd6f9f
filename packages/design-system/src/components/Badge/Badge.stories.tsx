import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Status/Badge',
  component: Badge,
  args: { tone: 'paid', children: 'PAID' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge tone="paid">PAID</Badge>
      <Badge tone="waiting">NOT_PAID</Badge>
      <Badge tone="neutral">PENDING</Badge>
      <Badge tone="confirmed">CONFIRMED</Badge>
      <Badge tone="cancelled">CANCELLED</Badge>
      <Badge tone="discount">10% off</Badge>
    </Inline>
  ),
};
