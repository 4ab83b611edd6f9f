import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { surfaces, textSizes, textTones, textWeights } from '../../private/variants.ts';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Box } from '../Box/Box.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Content/Text',
  component: Text,
  args: { children: 'We braid children’s hair, and only children’s hair.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Measured: Story = {
  args: {
    hasReadableWidth: true,
    children:
      'We braid children’s hair, and only children’s hair. That means gentle hands, short breaks, clear prices, and a parent who always knows when to come back. Déjà vu, façade, naïve, Noël, cœur.',
  },
};

export const LongText: Story = {
  args: { children: 'maximiliane.von.und.zu.hohenstein-oberwesel@rendez-vous-tresses.example' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={260}>
      {textSizes.map((size) => (
        <Cell key={size} name={size}>
          <Text size={size}>Sat 12 Dec 2026, 3:00 PM</Text>
        </Cell>
      ))}
      {textTones.map((tone) => (
        <Cell key={tone} name={tone}>
          <Text tone={tone}>Sat 12 Dec 2026, 3:00 PM</Text>
        </Cell>
      ))}
      {textWeights.map((weight) => (
        <Cell key={weight} name={weight}>
          <Text weight={weight}>Sat 12 Dec 2026, 3:00 PM</Text>
        </Cell>
      ))}
      <Cell name="display">
        <Text isDisplay weight="semibold" tone="price" size="lg">
          $76.50
        </Text>
      </Cell>
      {surfaces.map((surface) => (
        <Cell key={surface} name={surface}>
          <Box background={surface === 'picture' ? 'pictureCream' : surface} padding={3}>
            <Text tone="body" surface={surface}>
              Sat 12 Dec 2026
            </Text>
            <Text tone="muted" surface={surface} size="sm">
              3:00 PM
            </Text>
          </Box>
        </Cell>
      ))}
      <Cell name="long words, narrow" width={160}>
        <Text>maximiliane.von.und.zu.hohenstein@example.com</Text>
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Text>Sat 12 Dec 2026, 3:00 PM</Text>
      </Cell>
    </VariantMatrix>
  ),
};
