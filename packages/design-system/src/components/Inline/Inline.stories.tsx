import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Block } from '../../workshop/Block.tsx';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Components/Inline',
  component: Inline,
  args: { children: ['One', 'Two', 'Three'].map((name) => <Block key={name}>{name}</Block>) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Where there is no room it goes on in the next line. */
export const Wrapping: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, at) => <Block key={at}>Number {at + 1}</Block>),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ToTheEnds: Story = { args: { justify: 'space-between' } };

export const AllStates: Story = {
  render: () => (
    <Matrix cellWidth={260}>
      <Cell name="align start">
        <Inline align="start">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Inline>
      </Cell>
      <Cell name="align center">
        <Inline align="center">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Inline>
      </Cell>
      <Cell name="align end">
        <Inline align="end">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Inline>
      </Cell>
      <Cell name="align stretch">
        <Inline align="stretch">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Inline>
      </Cell>
      <Cell name="align baseline">
        <Inline align="baseline">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Inline>
      </Cell>
      <Cell name="justify center">
        <Inline justify="center">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Inline>
      </Cell>
      <Cell name="justify end">
        <Inline justify="end">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Inline>
      </Cell>
      <Cell name="justify space-between">
        <Inline justify="space-between">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Inline>
      </Cell>
      <Cell name="narrow" width={140}>
        <Inline>
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Inline>
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Inline>
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Inline>
      </Cell>
    </Matrix>
  ),
};
