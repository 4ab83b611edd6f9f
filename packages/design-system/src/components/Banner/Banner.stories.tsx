import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'We have sent these steps to maya@example.com too.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

const another = (
  <Button size="sm" variant="outline">
    Choose another time
  </Button>
);

export const Playground: Story = {};

export const ByKeyboard: Story = {
  args: { tone: 'critical', title: 'That time was just taken.', action: another },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose another time' })).toHaveFocus();
  },
};

function Appearing() {
  const [isThere, setThere] = useState(false);
  return (
    <Stack>
      <Button onClick={() => setThere(true)}>Book Now</Button>
      {isThere && (
        <Banner tone="critical" title="That time was just taken." isLive>
          Everything you typed is still here.
        </Banner>
      )}
    </Stack>
  );
}

export const LiveRegion: Story = {
  render: () => <Appearing />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('That time was just taken.');
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: (args) => (
    <VariantMatrix cellWidth={320}>
      <Cell name="info">
        <Banner {...args} />
      </Cell>
      <Cell name="paid">
        <Banner tone="paid">We remember your choice. It is not booked yet.</Banner>
      </Cell>
      <Cell name="waiting, with a title">
        <Banner tone="waiting" title="Send before Friday 4 December 2026, 3:15 pm">
          Without the deposit, the booking is cancelled at that time and the spot is free for others.
        </Banner>
      </Cell>
      <Cell name="critical, with an action">
        <Banner tone="critical" title="That time was just taken." action={another}>
          Everything you typed is still here.
        </Banner>
      </Cell>
      <Cell name="title alone">
        <Banner tone="critical" title="We could not load the list of statuses." />
      </Cell>
      <Cell name="long words, narrow" width={200}>
        <Banner tone="waiting" title="Terminvereinbarungsbestätigung">
          maximiliane.von.und.zu.hohenstein@example.com
        </Banner>
      </Cell>
      <Cell name="right to left" isRightToLeft>
        <Banner tone="paid" title="PAID">
          We remember your choice.
        </Banner>
      </Cell>
    </VariantMatrix>
  ),
};
