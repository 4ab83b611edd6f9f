import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Content/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'was' },
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} /> $90, now $76.50
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Read out in its place, without taking space. */
export const TakesNoRoom: Story = {
  play: async ({ canvas }) => {
    const words = canvas.getByText('was');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(words.parentElement).toHaveTextContent('was $90, now $76.50');
  },
};

export const Live: Story = {
  args: { children: 'Amount copied', isLive: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Amount copied');
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix>
      <Cell name="within words">
        <Text>
          <VisuallyHidden>was</VisuallyHidden> $90, now $76.50
        </Text>
      </Cell>
      <Cell name="a heading that is only heard">
        <VisuallyHidden element="h2">Your appointments</VisuallyHidden>
        <Text>Sat 12 Dec 2026, 3:00 PM</Text>
      </Cell>
      <Cell name="spoken when it changes">
        <VisuallyHidden isLive>Amount copied</VisuallyHidden>
        <Text>$20</Text>
      </Cell>
    </VariantMatrix>
  ),
};
