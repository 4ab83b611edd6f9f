import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const meta = { title: 'Layout/Card', component: Card } satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <Box ground="quiet" padding={6}>
      <Grid columns={{ phone: 1, desk: 3 }}>
        {(['raised', 'outlined', 'quiet'] as const).map((variant) => (
          <Card key={variant} element="section" variant={variant}>
            <Stack gap={2}>
              <Heading level={2} size="xl">
                Deposit status
              </Heading>
              <Text size="sm" tone="muted">
                Set PAID when the transfer has arrived. The parent is told at once.
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Box>
  ),
};
