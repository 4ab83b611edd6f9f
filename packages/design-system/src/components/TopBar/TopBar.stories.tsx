import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { TopBar } from './TopBar.tsx';

const meta = {
  title: 'Page/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: { name: 'Plaitful', href: '#home', label: 'Plaitful Kids, home page' },
    label: 'Main menu',
    links: [
      { href: '#home', label: 'Home' },
      { href: '#services', label: 'Services', isCurrent: true },
      { href: '#about', label: 'About' },
      { href: '#policy', label: 'Policy' },
      { href: '#faq', label: 'FAQ' },
    ],
    menu: { open: 'Open menu', close: 'Close menu' },
    actions: (
      <>
        <Button tone="quiet">Login</Button>
        <Button tone="secondary">Register</Button>
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};

export const OnTheHero: Story = {
  args: { ground: 'hero', actions: <Button tone="onHero">Register</Button> },
};

export const SignedIn: Story = {
  args: {
    actions: (
      <Menu
        trigger={{ text: 'maya@example.com', icon: 'user' }}
        label="Your account, maya@example.com"
        items={[{ key: 'out', label: 'Log Out', onSelect: () => undefined }]}
      />
    ),
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const button = () => canvas.getByRole('button', { name: /menu$/ });
    await step('the button opens the panel and is named after what it does', async () => {
      await userEvent.click(button());
      await expect(button()).toHaveAccessibleName('Close menu');
      await expect(canvas.getByRole('link', { name: 'Policy' })).toBeVisible();
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect(button()).toHaveFocus();
      await expect(button()).toHaveAttribute('aria-expanded', 'false');
    });
    await step('it stays open for whoever looks at it', () => userEvent.click(button()));
  },
};
