import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, Matrix } from '../../workshop/Matrix.tsx';
import { Box } from '../Box/Box.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'We braid children’s hair, and only children’s hair.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Measured: Story = {
  args: {
    isMeasured: true,
    children:
      'We braid children’s hair, and only children’s hair. That means gentle hands, short breaks, clear prices, and a parent who always knows when to come back. Déjà vu, façade, naïve, Noël, cœur.',
  },
};

export const LongWords: Story = {
  args: { children: 'maximiliane.von.und.zu.hohenstein-oberwesel@rendez-vous-tresses.example' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const onGround = [
  ['hero', 'onHero', 'onHeroMuted'],
  ['pictureCream', 'onPicture', 'onPictureMuted'],
  ['closing', 'onClosing', 'onClosingMuted'],
] as const;

export const AllStates: Story = {
  render: () => (
    <Matrix cellWidth={260}>
      {(['xs', 'caption', 'sm', 'md', 'lg'] as const).map((size) => (
        <Cell key={size} name={size}>
          <Text size={size}>Sat 12 Dec 2026, 3:00 PM</Text>
        </Cell>
      ))}
      {(['body', 'muted', 'price', 'error', 'paid'] as const).map((tone) => (
        <Cell key={tone} name={tone}>
          <Text tone={tone}>Sat 12 Dec 2026, 3:00 PM</Text>
        </Cell>
      ))}
      {(['regular', 'semibold', 'bold'] as const).map((weight) => (
        <Cell key={weight} name={weight}>
          <Text weight={weight}>Sat 12 Dec 2026, 3:00 PM</Text>
        </Cell>
      ))}
      <Cell name="display">
        <Text isDisplay weight="semibold" tone="price" size="lg">
          $76.50
        </Text>
      </Cell>
      <Cell name="struck">
        <Text element="del" isStruck tone="muted">
          $90
        </Text>
      </Cell>
      {onGround.map(([ground, tone, muted]) => (
        <Cell key={ground} name={ground}>
          <Box ground={ground} padding={3}>
            <Text tone={tone}>Sat 12 Dec 2026</Text>
            <Text tone={muted} size="sm">
              3:00 PM
            </Text>
          </Box>
        </Cell>
      ))}
      <Cell name="long words, narrow" width={160}>
        <Text>maximiliane.von.und.zu.hohenstein@example.com</Text>
      </Cell>
      <Cell name="unbroken" width={160}>
        <Text isUnbroken>613-555-0142</Text>
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Text>Sat 12 Dec 2026, 3:00 PM</Text>
      </Cell>
    </Matrix>
  ),
};
