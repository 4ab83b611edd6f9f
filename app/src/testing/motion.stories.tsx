import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';

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

/** How stories with reduced motion run as tests. Not shown in Storybook. */
export default {
  title: 'Testing/Reduced motion',
  component: OpensADialog,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof OpensADialog>;

/** A busy machine may be late with the first frame of a fade, which is transparent. */
export const VisibleBeforeTheFirstFrame: StoryObj = {
  play: async () => {
    screen.getByRole('button', { name: 'Open' }).click();
    // React renders in a microtask.
    await Promise.resolve();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};
