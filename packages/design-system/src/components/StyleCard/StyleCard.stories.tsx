import { styleKeys, styleIllustration } from '@plaitful/illustrations/style';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { StyleCard, StyleGrid, StyleGridSkeleton } from './StyleCard.tsx';
import type { StyleCardProps } from './StyleCard.tsx';

function picture(index: number): StyleCardProps['picture'] {
  const style = styleKeys[index % styleKeys.length] ?? 'straightBackCornrows';
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
const backgrounds = ['purple', 'pink', 'cream'] as const;

const meta = {
  title: 'Content/StyleCard',
  component: StyleCard,
  args: {
    name: 'Feed-in cornrows',
    href: '#feed-in',
    picture: picture(1),
    background: 'pink',
    description: 'Cornrows that start small and grow fuller, with soft added hair fed in as we braid.',
    discount: '10% off',
    price: '$76.50',
    originalPrice: { text: '$85', label: 'before' },
    duration: '2 h',
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

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Feed-in cornrows' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#feed-in');
    // One tab stop for the whole card.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const InAGrid: Story = {
  render: (args) => (
    <StyleGrid
      styles={names.map((name, index) => ({
        ...args,
        key: name,
        name,
        picture: picture(index),
        description: index % 3 === 2 ? 'Neat and light.' : args.description,
        background: backgrounds[index % 3] ?? 'purple',
        discount: index % 3 === 1 ? args.discount : undefined,
        originalPrice: index % 3 === 1 ? args.originalPrice : undefined,
      }))}
    />
  ),
};

export const GridLoading: Story = {
  render: () => <StyleGridSkeleton count={8} label="Loading the styles..." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the styles...');
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: ({ discount, originalPrice, ...plain }) => (
    <VariantMatrix cellWidth={260}>
      <Cells
        component={StyleCard}
        args={plain}
        states={{
          rest: {},
          discounted: { discount, originalPrice },
          hover: { as: 'hover', background: 'cream' },
          focus: { as: 'focus-visible', background: 'purple' },
          narrow: { width: 148, discount, originalPrice },
          'without a description': { description: undefined },
          'long words, narrow': {
            width: 160,
            description: 'Geburtstagsüberraschungszöpfe, und dazu Schmetterlingshaarspangen.',
            name: 'Geburtstagsüberraschungszöpfe mit Perlen',
            price: '$1,076.50',
          },
          'right to left': { isRightToLeft: true, discount, originalPrice },
        }}
      />
    </VariantMatrix>
  ),
};
