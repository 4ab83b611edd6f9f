import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1, children: 'Services' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        Three strands, one happy girl.
      </Heading>
      <Heading level={2} size="title">
        Services
      </Heading>
      <Heading level={2}>A calm chair for busy girls</Heading>
      <Heading level={3} size="2xl">
        Your booking
      </Heading>
      <Heading level={3}>Deposit status</Heading>
      <Heading level={4}>Straight-back cornrows</Heading>
      <Text size="lg" isMeasured>
        Cornrows, braids, twists and hair prep for girls aged 5 to 12. Déjà vu, façade, naïve, Noël, cœur.
      </Text>
      <Text isMeasured>
        We braid children’s hair, and only children’s hair. That means gentle hands, short breaks, clear
        prices.
      </Text>
      <Text size="sm" tone="muted">
        We use it only to know her age.
      </Text>
      <Text isDisplay weight="semibold" tone="price" size="lg">
        $76.50
      </Text>
    </Stack>
  ),
};
