import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Spoken: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** Text beside it says what is loading, so it has no label. */
export const BesideText: Story = {
  render: () => (
    <Inline gap={2}>
      <Spinner />
      <Text>Checking the time...</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Calm: Story = { globals: { motion: 'reduced' } };

export const AllStates: Story = {
  tags: ['ci'],
  render: () => (
    <VariantMatrix>
      <Cell name="by itself">
        <Spinner label="Loading" />
      </Cell>
      <Cell name="beside words">
        <Inline gap={2}>
          <Spinner />
          <Text tone="muted">Checking the time...</Text>
        </Inline>
      </Cell>
      <Cell name="as large as its words">
        <Text element="span" size="lg">
          <Spinner label="Loading" />
        </Text>
      </Cell>
      <Cell name="in a button">
        <Button isBusy busyLabel="Sending">
          Book Now
        </Button>
      </Cell>
      <Cell name="on the inverse surface">
        <Box background="inverse" padding={3}>
          <Text element="span" tone="body" surface="inverse">
            <Spinner label="Loading" />
          </Text>
        </Box>
      </Cell>
    </VariantMatrix>
  ),
};
