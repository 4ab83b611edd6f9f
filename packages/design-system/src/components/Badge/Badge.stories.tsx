import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Content/Badge',
  component: Badge,
  args: { tone: 'paid', children: 'PAID' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={160}>
      <Cells
        component={Badge}
        args={{ tone: 'waiting', children: 'PAID' }}
        states={{
          waiting: { children: 'NOT_PAID' },
          paid: { tone: 'paid' },
          neutral: { tone: 'neutral', children: 'PENDING' },
          confirmed: { tone: 'confirmed', children: 'CONFIRMED' },
          cancelled: { tone: 'cancelled', children: 'CANCELLED' },
          kind: { tone: 'kind', children: 'Member' },
          discount: { tone: 'discount', children: '10% off' },
          'long words': { children: 'Anzahlung ausstehend' },
          'right to left': { isRightToLeft: true, tone: 'paid' },
        }}
      />
    </VariantMatrix>
  ),
};
