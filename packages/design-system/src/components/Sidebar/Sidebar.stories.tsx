import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { vars } from '../../tokens/vars.css.ts';
import { Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { en } from '../../words/en.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

const meta = {
  title: 'Layout and navigation/Sidebar',
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
    menu: en.sidebar.menu,
  },
  render: (args) => (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        minHeight: '100vh',
        background: vars.color.background.subtle,
      }}
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

export const Playground: Story = {};

export const WithLabels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Bookings 3 deposits due',
    );
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toBeVisible();
  },
};

export const Rail: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create a service' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    const open = () => canvas.getByRole('button', { name: 'Open menu' });
    await step('Enter opens the drawer, with the focus on its cross', async () => {
      open().focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Admin pages' })).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    });
    await step('Tab goes through the pages in order', async () => {
      await userEvent.tab();
      for (const name of ['Styles', 'Services', /^Bookings/, 'Reviews', 'Users', 'Uploads']) {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Create a service' })).toHaveFocus();
    });
    await step('the cross closes it and gives the focus back', async () => {
      canvas.getByRole('button', { name: 'Close menu' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(open()).toHaveFocus();
    });
    await step('Escape closes it, too', async () => {
      await userEvent.keyboard('{Enter}');
      // The event that the browser sends on Escape, which a script cannot press.
      const asked = new Event('cancel', { cancelable: true });
      canvas.getByRole('dialog').dispatchEvent(asked);
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(open()).toHaveFocus();
    });
    await step('Space opens it; a way out closes it and is taken', async () => {
      await userEvent.keyboard(' ');
      canvas.getByRole('button', { name: 'Log Out' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.actions?.[1]?.onPress).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
};

export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Admin pages' })).toBeVisible());
  },
};

export const DrawerRightToLeft: Story = { ...Drawer, globals: { ...Drawer.globals, direction: 'rtl' } };

const newService = fn();

export const CreatesInADialog: Story = {
  args: { create: { label: 'Create a service', onPress: newService } },
  play: async ({ canvas }) => {
    newService.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Create a service' }));
    await expect(newService).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    links: [
      { href: '#styles', label: 'Coiffures et tressages', icon: 'tag' },
      { href: '#bookings', label: 'Rendez-vous', icon: 'calendar', isCurrent: true },
    ],
    create: { label: 'Ajouter une nouvelle prestation', href: '#create' },
    account: 'maximiliane.von.und.zu.hohenstein-oberwesel@example.com',
  },
};

const InASection = (props: SidebarProps) => (
  <section style={{ display: 'flex' }}>
    <Sidebar {...props} />
  </section>
);

export const AllStates: Story = {
  tags: ['ci'],
  parameters: { layout: 'padded' },
  render: (args) => (
    <VariantMatrix cellWidth={260}>
      <Cells
        component={InASection}
        args={args}
        states={{
          rest: { label: 'Admin pages, rest' },
          hover: { as: 'hover', label: 'Admin pages, hover' },
          focus: { as: 'focus-visible', label: 'Admin pages, focus' },
          'right to left': { isRightToLeft: true, label: 'Admin pages, right to left' },
        }}
      />
    </VariantMatrix>
  ),
};
