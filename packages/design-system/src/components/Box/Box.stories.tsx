import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Block } from '../../workshop/Block.tsx';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

const meta = {
  title: 'Components/Box',
  component: Box,
  args: { ground: 'quiet', padding: 6, children: <Block /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** As wide as it gets, and centred from there on. */
export const Measured: Story = { args: { maxWidth: 'form' } };

/** A part of the page with a name. */
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

export const OnlyOnADesk: Story = {
  args: { showOn: 'desk', children: <Text>Only on a desk</Text> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only on a desk')).not.toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <Matrix cellWidth={260}>
      <Cell name="ground page">
        <Box ground="page" padding={4}>
          <Text tone="body">Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="ground quiet">
        <Box ground="quiet" padding={4}>
          <Text tone="body">Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="ground raised">
        <Box ground="raised" padding={4}>
          <Text tone="body">Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="ground hero">
        <Box ground="hero" padding={4}>
          <Text tone="onHero">Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="ground closing">
        <Box ground="closing" padding={4}>
          <Text tone="onClosing">Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="ground picturePurple">
        <Box ground="picturePurple" padding={4}>
          <Text tone="onPicture">Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="ground picturePink">
        <Box ground="picturePink" padding={4}>
          <Text tone="onPicture">Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="ground pictureCream">
        <Box ground="pictureCream" padding={4}>
          <Text tone="onPicture">Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="radius control">
        <Box ground="pictureCream" padding={4} radius="control">
          <Text tone="onPicture">Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="radius card">
        <Box ground="pictureCream" padding={4} radius="card">
          <Text tone="onPicture">Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="radius sheet">
        <Box ground="pictureCream" padding={4} radius="sheet">
          <Text tone="onPicture">Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="radius pill">
        <Box ground="pictureCream" padding={4} radius="pill">
          <Text tone="onPicture">Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="shadow raised">
        <Box ground="raised" padding={4} radius="card" shadow="raised">
          <Text>Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="shadow sheet">
        <Box ground="raised" padding={4} radius="card" shadow="sheet">
          <Text>Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
      <Cell name="space above and below">
        <Box ground="quiet" paddingY={6}>
          <Block />
        </Box>
      </Cell>
      <Cell name="space beside">
        <Box ground="quiet" paddingX={6}>
          <Block />
        </Box>
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Box ground="quiet" padding={4} align="start">
          <Text>Sat 12 Dec 2026</Text>
        </Box>
      </Cell>
    </Matrix>
  ),
};
