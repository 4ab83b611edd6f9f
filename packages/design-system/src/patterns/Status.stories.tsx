import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge, type BadgeTone } from '../components/Badge/Badge.tsx';
import { Banner } from '../components/Banner/Banner.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';

const meta = { title: 'Patterns/Status' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const states: readonly { badge: string; tone: BadgeTone; next: string }[] = [
  {
    badge: 'Not paid',
    tone: 'waiting',
    next: 'Send the deposit before Sunday 6 December 2026, 3:15 pm. After that time the spot is free for others.',
  },
  {
    badge: 'Paid',
    tone: 'paid',
    next: 'Your deposit of $20 has arrived and the spot is yours. The balance is due on the day.',
  },
  { badge: 'Pending', tone: 'neutral', next: 'Nothing to do: the balance is paid at the studio.' },
  { badge: 'Confirmed', tone: 'confirmed', next: 'Everything is paid. Thank you.' },
  {
    badge: 'Cancelled',
    tone: 'cancelled',
    next: 'This appointment is cancelled. Please do not send a deposit for it.',
  },
];

export const Labels: Story = {
  render: () => (
    <Grid columns={{ phone: 1, desk: 2 }}>
      {states.map(({ badge, tone, next }) => (
        <Card key={badge} variant="outlined">
          <Stack gap={3} align="start">
            <Badge tone={tone}>{badge}</Badge>
            <Text>{next}</Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  ),
};

export const OnAPage: Story = {
  render: () => (
    <Stack gap={6}>
      <Stack gap={2} align="start">
        <Badge tone="waiting">Not paid</Badge>
        <Heading level={2} size="2xl">
          Zig-zag cornrows for Imara
        </Heading>
        <Text tone="muted">Saturday 12 December 2026, 3:00 pm</Text>
      </Stack>
      <Banner tone="waiting" title="Send the deposit before Sunday 6 December 2026, 3:15 pm">
        Without the deposit, the booking is cancelled at that time and the spot is free for others.
      </Banner>
    </Stack>
  ),
};
