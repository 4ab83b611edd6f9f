import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { vars } from '../../tokens/vars.css.ts';
import { Sidebar } from './Sidebar.tsx';

const meta = {
  title: 'Page/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: { name: 'Plaitful', note: 'Admin', href: '#home', label: 'Plaitful Admin' },
    label: 'Admin pages',
    links: [
      { href: '#styles', label: 'Styles', icon: 'tag' },
      { href: '#services', label: 'Services', icon: 'list' },
      {
        href: '#bookings',
        label: 'Bookings',
        icon: 'calendar',
        isCurrent: true,
        count: { value: 3, label: '3 deposits due' },
      },
      { href: '#reviews', label: 'Reviews', icon: 'message' },
      { href: '#users', label: 'Users', icon: 'users' },
      { href: '#uploads', label: 'Uploads', icon: 'upload' },
    ],
    create: { label: 'Create a service', href: '#create' },
    account: 'owner@example.com',
    actions: [
      { key: 'home', label: 'Back to the site', icon: 'home', href: '#site' },
      { key: 'out', label: 'Log Out', icon: 'logOut', onPress: fn() },
    ],
    menu: { open: 'Open menu', close: 'Close menu' },
  },
  render: (args) => (
    <div
      style={{ display: 'flex', flexWrap: 'wrap', minHeight: '100vh', background: vars.color.ground.quiet }}
    >
      <Sidebar {...args} />
      <main style={{ flex: 1, padding: 24 }}>
        <h1>Bookings</h1>
      </main>
    </div>
  ),
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Bookings 3 deposits due',
    );
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toBeVisible();
  },
};

export const Rail: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create a service' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toBeVisible();
  },
};

export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const open = () => canvas.getByRole('button', { name: 'Open menu' });
    await step('the drawer opens, and Escape closes it', async () => {
      await userEvent.click(open());
      await expect(canvas.getByRole('dialog', { name: 'Admin pages' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(open()).toHaveFocus();
    });
    await step('it stays open for whoever looks at it', () => userEvent.click(open()));
  },
};
