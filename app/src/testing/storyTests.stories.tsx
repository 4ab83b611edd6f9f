import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen } from 'storybook/test';

/** Sends a call at the last moment, as a page that is left before its data has come. */
function CallsWhenLeft() {
  useEffect(() => () => void fetch('/api/reviews/all'), []);
  return <p>Calls when left</p>;
}

function OpensADialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="A dialog" closeLabel="Close">
        Fades in.
      </Dialog>
    </>
  );
}

/** How stories run as tests. Not shown in Storybook; they run in this order. */
export default {
  title: 'Testing/Stories as tests',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export const PendingRequestOnUnmount: StoryObj = { render: () => <CallsWhenLeft /> };

export const NotFailedByTheStoryBefore: StoryObj = {
  render: () => <p>Calls nothing</p>,
};

/** A busy machine may be late with the first frame of a fade, which is transparent. */
export const VisibleBeforeTheFirstFrame: StoryObj = {
  render: () => <OpensADialog />,
  play: async () => {
    screen.getByRole('button', { name: 'Open' }).click();
    // React renders in a microtask.
    await Promise.resolve();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
