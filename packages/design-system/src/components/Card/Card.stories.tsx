import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card, type CardProps } from './Card.tsx';

const meta = {
  title: 'Content/Card',
  component: Card,
  args: { children: 'Set PAID when the transfer has arrived. The parent is told at once.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sample({ title = 'Deposit status', ...card }: Omit<CardProps, 'children'> & { title?: string }) {
  return (
    <Card {...card}>
      <Stack gap={2}>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          Set PAID when the transfer has arrived. The parent is told at once.
        </Text>
      </Stack>
    </Card>
  );
}

export const Playground: Story = {};

export const Named: Story = {
  render: () => (
    <Card element="section" variant="outlined" labelledBy="deposit">
      <Heading level={2} size="xl" id="deposit">
        Deposit status
      </Heading>
    </Card>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Deposit status' })).toBeVisible();
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix cellWidth={280}>
      <Cells
        component={Sample}
        args={{}}
        states={{
          raised: {},
          outlined: { variant: 'outlined' },
          quiet: { variant: 'quiet' },
          'long words, narrow': { width: 180, title: 'Anzahlungsbestätigungszustand', variant: 'outlined' },
          'right to left': { isRightToLeft: true, variant: 'outlined' },
        }}
      />
    </VariantMatrix>
  ),
};
