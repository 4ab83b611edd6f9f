import { STYLES, styleIllustration } from '@plaitful/illustrations/style';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StyleCard, StyleGrid } from './StyleCard.tsx';
import type { StyleCardProps } from './StyleCard.tsx';

function picture(index: number): StyleCardProps['picture'] {
  const style = STYLES[index % STYLES.length] ?? 'straightBackCornrows';
  return {
    sources: [],
    src: `data:image/svg+xml,${encodeURIComponent(styleIllustration({ style, ground: 'none' }))}`,
    alt: `Picture of ${style}`,
    sizes: '25vw',
  };
}

const names = [
  'Straight-back cornrows',
  'Feed-in cornrows',
  'Zig-zag cornrows',
  'Cornrows into ponytail',
  'Cornrows with beads',
  'Lemonade braids',
  'Medium box braids',
  'Jumbo box braids',
];
const grounds = ['purple', 'pink', 'cream'] as const;

const meta = {
  title: 'Page/StyleCard',
  component: StyleCard,
  args: {
    name: 'Feed-in cornrows',
    href: '#feed-in',
    picture: picture(1),
    ground: 'pink',
    discount: '10% off',
    price: '$76.50',
    wasPrice: { text: '$85', label: 'before' },
    duration: '2hr(s):0mins',
    deposit: 'Deposit $20',
  },
  render: (args) => (
    <div style={{ maxWidth: 290 }}>
      <StyleCard {...args} />
    </div>
  ),
} satisfies Meta<typeof StyleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Discounted: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Feed-in cornrows' })).toHaveFocus();
  },
};

export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 148 }}>
      <StyleCard {...args} />
    </div>
  ),
};

export const LongWords: Story = {
  args: { name: 'Geburtstagsüberraschungszöpfe mit Perlen', price: '$1,076.50' },
  render: (args) => (
    <div style={{ width: 160 }}>
      <StyleCard {...args} />
    </div>
  ),
};

export const InAGrid: Story = {
  render: (args) => (
    <StyleGrid
      styles={names.map((name, index) => ({
        ...args,
        key: name,
        name,
        picture: picture(index),
        ground: grounds[index % 3] ?? 'purple',
        discount: index % 3 === 1 ? args.discount : undefined,
        wasPrice: index % 3 === 1 ? args.wasPrice : undefined,
      }))}
    />
  ),
};
