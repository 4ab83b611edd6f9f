import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Block } from '../../workshop/Block.tsx';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: {
    children: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => <Block key={name}>{name}</Block>),
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
export const LongWords: Story = {
  args: {
    columns: 2,
    children: [
      <Block key="long">
        <span style={{ overflowWrap: 'anywhere' }}>anticonstitutionnellement-anticonstitutionnellement</span>
      </Block>,
      <Block key="short">Two</Block>,
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

export const AllStates: Story = {
  render: () => (
    <Matrix cellWidth={260}>
      <Cell name="1 column">
        <Grid columns={1}>
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Grid>
      </Cell>
      <Cell name="2 columns">
        <Grid columns={2}>
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Grid>
      </Cell>
      <Cell name="3 columns">
        <Grid columns={3}>
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Grid>
      </Cell>
      <Cell name="4 columns">
        <Grid columns={4}>
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Grid>
      </Cell>
      <Cell name="6 columns">
        <Grid columns={6}>
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Grid>
      </Cell>
      <Cell name="align start">
        <Grid columns={3} align="start">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Grid>
      </Cell>
      <Cell name="align center">
        <Grid columns={3} align="center">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Grid>
      </Cell>
      <Cell name="align end">
        <Grid columns={3} align="end">
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Grid>
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Grid columns={3}>
          <Block>One</Block>
          <Block height={72}>Two</Block>
          <Block>Three</Block>
        </Grid>
      </Cell>
    </Matrix>
  ),
};
