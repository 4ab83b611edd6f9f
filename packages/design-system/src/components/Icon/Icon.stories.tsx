import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { icons } from './icons.ts';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { name: 'calendar' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid columns={{ phone: 3, tablet: 6 }} gap={6}>
      {(Object.keys(icons) as IconName[]).map((name) => (
        <Stack key={name} gap={2} align="center">
          <Icon name={name} size="lg" />
          <Text size="xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
