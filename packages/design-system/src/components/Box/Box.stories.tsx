import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Surface } from '../../private/variants.ts';
import { StoryBlock } from '../../workshop/Block.tsx';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const meta = {
  title: 'Components/Box',
  component: Box,
  args: { ground: 'quiet', padding: 6, children: <StoryBlock /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Centred once it has reached its maximum width. */
export const MaxWidth: Story = { args: { maxWidth: 'form' } };

/** A landmark with a name. */
export const AsASection: Story = {
  args: {
    element: 'section',
    labelledBy: 'box-title',
    children: <h2 id="box-title">Opening hours</h2>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Opening hours' })).toBeVisible();
  },
};

const words = (ground: Surface = 'page') => (
  <Text tone="body" ground={ground}>
    Sat 12 Dec 2026
  </Text>
);

export const AllStates: Story = {
  render: () => (
    <VariantMatrix cellWidth={260}>
      <Cells
        component={Box}
        args={{ padding: 4, children: words() }}
        states={{
          'ground page': { ground: 'page' },
          'ground quiet': { ground: 'quiet' },
          'ground raised': { ground: 'raised' },
          'ground hero': { ground: 'hero', children: words('hero') },
          'ground closing': { ground: 'closing', children: words('closing') },
          'ground picturePurple': { ground: 'picturePurple', children: words('picture') },
          'ground picturePink': { ground: 'picturePink', children: words('picture') },
          'ground pictureCream': { ground: 'pictureCream', children: words('picture') },
          'right to left': { isRightToLeft: true, ground: 'quiet' },
        }}
      />
    </VariantMatrix>
  ),
};
