import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Block } from '../../workshop/Block.tsx';
import { Cells, Matrix } from '../../workshop/Matrix.tsx';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: { children: ['One', 'Two', 'Three'].map((name) => <Block key={name}>{name}</Block>) },
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
        <Block>{name}</Block>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

const blocks = [
  <Block key="one">One</Block>,
  <Block key="two" height={72}>
    Two
  </Block>,
  <Block key="three">Three</Block>,
];

export const AllStates: Story = {
  render: () => (
    <Matrix cellWidth={260}>
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
    </Matrix>
  ),
};
