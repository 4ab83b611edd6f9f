import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryBlock } from '../../workshop/Block.tsx';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout and navigation/Stack',
  component: Stack,
  args: { children: ['One', 'Two', 'Three'].map((name) => <StoryBlock key={name}>{name}</StoryBlock>) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Stack can be any layout element: a list stays a list. */
export const AsAList: Story = {
  args: {
    element: 'ul',
    children: ['One', 'Two', 'Three'].map((name) => (
      <li key={name}>
        <StoryBlock>{name}</StoryBlock>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

const blocks = [
  <StoryBlock key="one">One</StoryBlock>,
  <StoryBlock key="two" height={72}>
    Two
  </StoryBlock>,
  <StoryBlock key="three">Three</StoryBlock>,
];

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={260}>
      <Cells
        component={Stack}
        args={{ children: blocks }}
        states={{
          'gap 1': { gap: 1 },
          'gap 4': {},
          'gap 8': { gap: 8 },
          'align start': { align: 'start' },
          'align center': { align: 'center' },
          'align end': { align: 'end' },
          'right to left, start': { isRightToLeft: true, align: 'start' },
        }}
      />
    </VariantMatrix>
  ),
};
