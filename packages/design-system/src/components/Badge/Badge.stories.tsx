import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { tone: 'paid', children: 'PAID' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge tone="waiting">NOT_PAID</Badge>
      <Badge tone="paid">PAID</Badge>
      <Badge tone="neutral">PENDING</Badge>
      <Badge tone="confirmed">CONFIRMED</Badge>
      <Badge tone="cancelled">CANCELLED</Badge>
      <Badge tone="kind">Member</Badge>
      <Badge tone="discount">10% off</Badge>
    </Inline>
  ),
};

export const AllStates: Story = {
  render: () => (
    <Matrix cellWidth={160}>
      <Cell name="waiting">
        <Badge tone="waiting">NOT_PAID</Badge>
      </Cell>
      <Cell name="paid">
        <Badge tone="paid">PAID</Badge>
      </Cell>
      <Cell name="neutral">
        <Badge tone="neutral">PENDING</Badge>
      </Cell>
      <Cell name="confirmed">
        <Badge tone="confirmed">CONFIRMED</Badge>
      </Cell>
      <Cell name="cancelled">
        <Badge tone="cancelled">CANCELLED</Badge>
      </Cell>
      <Cell name="kind">
        <Badge tone="kind">Member</Badge>
      </Cell>
      <Cell name="discount">
        <Badge tone="discount">10% off</Badge>
      </Cell>
      <Cell name="long words">
        <Badge tone="waiting">Anzahlung ausstehend</Badge>
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Badge tone="paid">PAID</Badge>
      </Cell>
    </Matrix>
  ),
};
