import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Status/Banner',
  component: Banner,
  args: { children: 'We have sent these steps to maya@example.com too.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <Banner {...args} />
      <Banner tone="paid">We remember your choice. It is not booked yet.</Banner>
      <Banner tone="waiting" title="Send before Friday 4 December 2026, 3:15 pm">
        Without the deposit, the booking is cancelled at that time and the spot is free for others.
      </Banner>
      <Banner
        tone="critical"
        title="That time was just taken."
        isLive
        action={
          <Button size="sm" tone="secondary">
            Choose another time
          </Button>
        }
      >
        Everything you typed is still here.
      </Banner>
    </Stack>
  ),
};
