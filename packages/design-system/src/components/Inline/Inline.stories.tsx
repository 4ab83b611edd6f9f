import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryBlock } from '../../workshop/Block.tsx';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout and navigation/Inline',
  component: Inline,
  args: { children: ['One', 'Two', 'Three'].map((name) => <StoryBlock key={name}>{name}</StoryBlock>) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Wraps where there is not enough room. */
export const Wrapping: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, at) => <StoryBlock key={at}>Number {at + 1}</StoryBlock>),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
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
        component={Inline}
        args={{ children: blocks }}
        states={{
          'align start': { align: 'start' },
          'align center': { align: 'center' },
          'align end': { align: 'end' },
          'align stretch': { align: 'stretch' },
          'align baseline': { align: 'baseline' },
          'justify center': { justify: 'center' },
          'justify end': { justify: 'end' },
          'justify space-between': { justify: 'space-between' },
          narrow: { width: 140 },
          'right to left': { isRightToLeft: true },
        }}
      />
    </VariantMatrix>
  ),
};
