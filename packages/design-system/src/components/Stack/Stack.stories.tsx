import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Block } from '../../workshop/Block.tsx';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
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

/** A list keeps its meaning: Stack may be any element that lays out. */
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

/** More room where there is more: 8 px on a phone, 32 on a desk. */
export const MoreRoomOnADesk: Story = { args: { gap: { phone: 2, desk: 8 } } };

export const AllStates: Story = {
  render: () => (
    <Matrix cellWidth={260}>
      <Cell name="gap 1">
        <Stack gap={1}>
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Stack>
      </Cell>
      <Cell name="gap 4">
        <Stack>
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Stack>
      </Cell>
      <Cell name="gap 8">
        <Stack gap={8}>
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Stack>
      </Cell>
      <Cell name="align start">
        <Stack align="start">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Stack>
      </Cell>
      <Cell name="align center">
        <Stack align="center">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Stack>
      </Cell>
      <Cell name="align end">
        <Stack align="end">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Stack>
      </Cell>
      <Cell name="right to left, start" isRightToLeft>
        <Stack align="start">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Stack>
      </Cell>
    </Matrix>
  ),
};
