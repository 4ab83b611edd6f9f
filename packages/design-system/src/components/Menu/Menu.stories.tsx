import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Menu } from './Menu.tsx';

const view = fn();

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    trigger: 'dots',
    label: 'Actions for Two big plaits on Sat 12 Dec 2026, 3:00 PM',
    align: 'start',
    items: [
      { key: 'view', label: 'View', onSelect: view },
      { key: 'move', label: 'Reschedule', href: '#reschedule' },
      { key: 'cancel', label: 'Cancel', tone: 'danger', onSelect: fn(), why: 'The visit has begun.' },
    ],
  },
  beforeEach: () => {
    view.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button');
    const entry = (name: RegExp) => canvas.getByRole('menuitem', { name });
    await step('the arrow down opens it on the first entry', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(entry(/^View/)).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    });
    await step('arrows go round, Home and End to the ends, a letter to its entry', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(entry(/^Cancel/)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{End}{Home}');
      await expect(entry(/^View/)).toHaveFocus();
      await userEvent.keyboard('r');
      await expect(entry(/^Reschedule/)).toHaveFocus();
    });
    await step('an entry that cannot be used says why and does nothing', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(entry(/^Cancel/)).toHaveAccessibleDescription('The visit has begun.');
      await expect(canvas.getByRole('menu')).toBeVisible();
    });
    await step('Enter chooses and gives the focus back', async () => {
      await userEvent.keyboard('{Home}{Enter}');
      await expect(view).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

export const Account: Story = {
  args: { trigger: { text: 'maya@example.com', icon: 'user' }, label: 'Your account, maya@example.com' },
};

export const LongWords: Story = {
  args: {
    trigger: { text: 'maximiliane.von.und.zu.hohenstein-oberwesel@example.com', icon: 'user' },
    label: 'Your account, maximiliane.von.und.zu.hohenstein-oberwesel@example.com',
  },
  render: (args) => (
    <div style={{ width: 260 }}>
      <Menu {...args} />
    </div>
  ),
};
