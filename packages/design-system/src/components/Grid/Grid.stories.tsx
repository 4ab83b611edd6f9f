import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryBlock } from '../../workshop/Block.tsx';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout and navigation/Grid',
  component: Grid,
  args: {
    children: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => (
      <StoryBlock key={name}>{name}</StoryBlock>
    )),
    columns: 3,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** One column on a phone, two on a tablet, three on a desk. */
export const ByWidth: Story = { args: { columns: { phone: 1, tablet: 2, desk: 3 } } };

/** Long words do not widen their column. */
export const LongText: Story = {
  args: {
    columns: 2,
    children: [
      <StoryBlock key="long">
        <span style={{ overflowWrap: 'anywhere' }}>anticonstitutionnellement-anticonstitutionnellement</span>
      </StoryBlock>,
      <StoryBlock key="short">Two</StoryBlock>,
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [left, right] = [canvas.getByText(/^anti/), canvas.getByText('Two')].map(
      (words) => words.closest('[style*="min-height"]')?.getBoundingClientRect().width,
    );
    await expect(left).toBeCloseTo(right ?? 0, 0);
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
        component={Grid}
        args={{ columns: 3, children: blocks }}
        states={{
          '1 column': { columns: 1 },
          '2 columns': { columns: 2 },
          '3 columns': {},
          '4 columns': { columns: 4 },
          '6 columns': { columns: 6 },
          'align start': { align: 'start' },
          'align center': { align: 'center' },
          'align end': { align: 'end' },
          'right to left': { isRightToLeft: true },
        }}
      />
    </VariantMatrix>
  ),
};
