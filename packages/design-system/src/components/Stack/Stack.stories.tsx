import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Box } from '../Box/Box.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Layout/Stack, Inline, Grid, Box', component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Together: Story = {
  render: () => (
    <Stack gap={{ phone: 4, desk: 8 }}>
      <Grid columns={{ phone: 1, tablet: 3 }}>
        {(['pictureCream', 'picturePink', 'picturePurple'] as const).map((ground) => (
          <Box key={ground} ground={ground} radius="card" padding={6}>
            <Text tone="onPicture">{ground}</Text>
          </Box>
        ))}
      </Grid>
      <Inline justify="space-between">
        <Text>Sat 12 Dec 2026, 3:00 PM</Text>
        <Badge tone="waiting">Not paid</Badge>
      </Inline>
    </Stack>
  ),
};
