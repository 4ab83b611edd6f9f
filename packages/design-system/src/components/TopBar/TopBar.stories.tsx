import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Cell, Cells, VariantMatrix } from '../../workshop/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { en } from '../../words/en.ts';
import { TopBar, type TopBarProps } from './TopBar.tsx';

const waysIn = (
  <>
    <Button variant="text">Login</Button>
    <Button variant="outline">Register</Button>
  </>
);

function account(email: string, surface?: TopBarProps['background']) {
  return (
    <Menu
      trigger={{ text: email, icon: 'user' }}
      label={`Your account, ${email}`}
      items={[
        { key: 'dashboard', label: 'Dashboard', href: '#dashboard' },
        { key: 'out', label: 'Log Out', onSelect: () => undefined },
      ]}
      {...(surface && { surface })}
    />
  );
}

const meta = {
  title: 'Layout and navigation/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: { name: 'Plaitful', href: '#home', label: 'Plaitful Kids, home page' },
    ...en.topBar,
    links: [
      { href: '#home', label: 'Home' },
      { href: '#services', label: 'Services', isCurrent: true },
      { href: '#about', label: 'About' },
      { href: '#policy', label: 'Policy' },
      { href: '#faq', label: 'FAQ' },
    ],
    actions: waysIn,
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // Every link is a large enough touch target, however short its text.
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const OnTheHero: Story = {
  args: {
    background: 'hero',
    actions: (
      <>
        <Button variant="text" surface="hero">
          Login
        </Button>
        <Button variant="outline" surface="hero">
          Register
        </Button>
      </>
    ),
  },
};

export const SignedIn: Story = { args: { actions: account('maya@example.com') } };

/** A phone has the user's own pages in its menu, one press from it. */
export const PanelLinks: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    actions: account('maya@example.com'),
    panelLinks: [{ href: '#mine', label: 'My Appointments' }],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links.at(-1)).toBe('My Appointments');
    await expect(canvas.getByRole('link', { name: 'My Appointments' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { actions: account('maximiliane.von.und.zu.hohenstein-oberwesel@example.com') },
};

export const ByKeyboard: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const button = () => canvas.getByRole('button', { name: /menu$/ });
    await step('Tab reaches the logo, then the button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Plaitful Kids, home page' })).toHaveFocus();
      await userEvent.tab();
      await expect(button()).toHaveFocus();
      await expect(button()).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Enter opens the panel, and the button is named after what it does', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(button()).toHaveAccessibleName('Close menu');
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Policy' })).toBeVisible());
    });
    await step('Tab goes through its places in order', async () => {
      for (const name of ['Home', 'Services', 'About', 'Policy', 'FAQ']) {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
      await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Services');
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(button()).toHaveFocus();
      await expect(button()).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Space opens it, and it stays open for whoever looks at it', async () => {
      await userEvent.keyboard(' ');
      await expect(button()).toHaveAttribute('aria-expanded', 'true');
    });
  },
};

export const PressedElsewhere: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <TopBar {...args} />
      <main style={{ minHeight: 600 }}>
        <h1>Services</h1>
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(canvas.getByRole('heading', { name: 'Services' }));
    await expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  },
};

export const SignedInOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { actions: account('maximiliane.von.und.zu.hohenstein-oberwesel@example.com') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Your account/ })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const InASection = (props: TopBarProps) => (
  <section>
    <TopBar {...props} />
  </section>
);

const register = (
  <Button variant="outline" surface="hero">
    Register
  </Button>
);

export const AllStates: Story = {
  tags: ['ci'],
  parameters: { layout: 'padded' },
  render: (args) => (
    <VariantMatrix cellWidth={1000}>
      <Cells
        component={InASection}
        args={args}
        states={{
          rest: { label: 'Main menu, rest' },
          hover: { as: 'hover', label: 'Main menu, hover' },
          focus: { as: 'focus-visible', label: 'Main menu, focus' },
          'signed in': { label: 'Main menu, signed in', actions: account('maya@example.com') },
        }}
      />
      <Cells
        component={InASection}
        args={{ ...args, background: 'hero', actions: register }}
        states={{
          'on the hero': { label: 'Main menu, hero', actions: account('sofia@example.com', 'hero') },
          'on the hero, hover': { as: 'hover', label: 'Main menu, hero and hover' },
          'on the hero, focus': { as: 'focus-visible', label: 'Main menu, hero and focus' },
        }}
      />
      <Cell name="right to left" isRightToLeft>
        <InASection {...args} label="Main menu, right to left" />
      </Cell>
    </VariantMatrix>
  ),
};
