import { serverUnavailable } from '@plaitful/messages/en-CA/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

/** The page that a browser keeps for when it reaches no server, in a window of its own. */
function OfflinePage() {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this same Storybook
    <iframe
      title={serverUnavailable.title}
      src={`${import.meta.env.BASE_URL}offline.html`}
      style={{ display: 'block', width: '100%', height: '100vh', border: 0 }}
    />
  );
}

const meta = {
  title: 'Pages/Offline',
  component: OfflinePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflinePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>(serverUnavailable.title);
    const inside = () => within(frame.contentDocument?.body ?? frame);
    await waitFor(() =>
      expect(inside().getByRole('heading', { level: 1, name: serverUnavailable.title })).toBeVisible(),
    );
    await expect(inside().getByRole('link', { name: '613-555-0142' })).toBeVisible();
    // It leads to the address that was asked for; Testing Library takes an empty one for none.
    await expect(inside().getByText(serverUnavailable.button)).toHaveAttribute('href', '');
  },
};
