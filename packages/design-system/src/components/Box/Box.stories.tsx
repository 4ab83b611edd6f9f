import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Block } from '../../workshop/Block.tsx';
import { Cells, Matrix } from '../../workshop/Matrix.tsx';
import { Text, type TextProps } from '../Text/Text.tsx';
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

const words = (tone: NonNullable<TextProps['tone']>) => <Text tone={tone}>Sat 12 Dec 2026</Text>;
const onPicture = words('onPicture');

export const AllStates: Story = {
  render: () => (
    <Matrix cellWidth={260}>
      <Cells
        component={Box}
        args={{ padding: 4, children: words('body') }}
        states={{
          'ground page': { ground: 'page' },
          'ground quiet': { ground: 'quiet' },
          'ground raised': { ground: 'raised' },
          'ground hero': { ground: 'hero', children: words('onHero') },
          'ground closing': { ground: 'closing', children: words('onClosing') },
          'ground picturePurple': { ground: 'picturePurple', children: onPicture },
          'ground picturePink': { ground: 'picturePink', children: onPicture },
          'ground pictureCream': { ground: 'pictureCream', children: onPicture },
          'radius control': { ground: 'pictureCream', radius: 'control', children: onPicture },
          'radius card': { ground: 'pictureCream', radius: 'card', children: onPicture },
          'radius sheet': { ground: 'pictureCream', radius: 'sheet', children: onPicture },
          'radius pill': { ground: 'pictureCream', radius: 'pill', children: onPicture },
          'shadow raised': { ground: 'raised', radius: 'card', shadow: 'raised', children: words('inherit') },
          'shadow sheet': { ground: 'raised', radius: 'card', shadow: 'sheet', children: words('inherit') },
        }}
      />
      <Cells
        component={Box}
        args={{ ground: 'quiet', children: <Block /> }}
        states={{
          'space above and below': { paddingY: 6 },
          'space beside': { paddingX: 6 },
          'right to left': { isRightToLeft: true, padding: 4, align: 'start', children: words('inherit') },
        }}
      />
    </Matrix>
  ),
};
