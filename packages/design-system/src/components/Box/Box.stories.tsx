import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Surface } from '../../private/variants.ts';
import { StoryBlock } from '../../workshop/Block.tsx';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const meta = {
  title: 'Layout and navigation/Box',
  component: Box,
  args: { background: 'subtle', padding: 6, children: <StoryBlock /> },
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

const words = (background: Surface = 'page') => (
  <Text tone="body" surface={background}>
    Sat 12 Dec 2026
  </Text>
);

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={260}>
      <Cells
        component={Box}
        args={{ padding: 4, children: words() }}
        states={{
          'background page': { background: 'page' },
          'background subtle': { background: 'subtle' },
          'background raised': { background: 'raised' },
          'background hero': { background: 'hero', children: words('hero') },
          'background inverse': { background: 'inverse', children: words('inverse') },
          'background picturePurple': { background: 'picturePurple', children: words('picture') },
          'background picturePink': { background: 'picturePink', children: words('picture') },
          'background pictureCream': { background: 'pictureCream', children: words('picture') },
          'right to left': { isRightToLeft: true, background: 'subtle' },
        }}
      />
    </VariantMatrix>
  ),
};
