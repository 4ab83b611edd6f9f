import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Cell, VariantMatrix } from '../../workshop/Matrix.tsx';
import { testers } from '../../workshop/testers.ts';
import { Box } from '../Box/Box.tsx';
import { LinkProvider, type RouterLinkProps } from '../Link/Link.tsx';
import { Menu } from './Menu.tsx';
import * as css from './Menu.css.ts';
import type { MenuProps } from './Menu.types.ts';
import { MenuEntry } from './parts/MenuEntry.tsx';

const view = fn();
const move = fn();
const cancel = fn();

const followed = fn();

/** A router link that only records the navigation. */
function NotingLink({ href, state: _state, onClick, ...anchor }: RouterLinkProps) {
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.();
        followed(href);
      }}
    >
      {anchor.children}
    </a>
  );
}

/** An open menu rendered inline, since only one popover could be shown at a time. */
function StaticMenu({ label, items }: Pick<MenuProps, 'label' | 'items'>) {
  return (
    <ul role="menu" aria-label={label} className={css.menu} style={{ position: 'relative', width: 240 }}>
      {items.map((item) => (
        <MenuEntry key={item.key} item={item} onDone={fn()} />
      ))}
    </ul>
  );
}

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    trigger: 'dots',
    label: 'Actions for Two big plaits on Sat 12 Dec 2026, 3:00 PM',
    items: [
      { key: 'view', label: 'View', onSelect: view },
      { key: 'move', label: 'Reschedule', href: '/reschedule' },
      { key: 'receipt', label: 'Receipt', onSelect: move },
      {
        key: 'cancel',
        label: 'Cancel',
        tone: 'danger',
        onSelect: cancel,
        disabledReason: 'The visit has begun.',
      },
    ],
  },
  beforeEach: () => {
    for (const spy of [view, move, cancel]) spy.mockClear();
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Types quickly enough for one word, however busy the machine is. */
function type(letters: string) {
  for (const key of letters)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

const openByPress: NonNullable<Story['play']> = ({ canvasElement, args }) =>
  testers.menuTester(canvasElement, args).open();

export const Open: Story = { play: openByPress };

/** Typing e also matches É. */
export const Accents: Story = {
  args: {
    items: [
      { key: 'change', label: 'Modifier', onSelect: view },
      { key: 'send', label: 'Écrire au studio', onSelect: move },
    ],
  },
  play: async (context) => {
    await openByPress(context);
    type('ec');
    await expect(context.canvas.getByRole('menuitem', { name: /^Écrire/ })).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  render: (args) => (
    <LinkProvider component={NotingLink}>
      <Menu {...args} />
      <a href="#after">After it</a>
    </LinkProvider>
  ),
  play: async ({ canvas, canvasElement, args, step }) => {
    const menu = testers.menuTester(canvasElement, args);
    const button = menu.button();
    const entry = menu.item;
    const isClosed = () => waitFor(() => expect(menu.isOpen()).toBe(false));
    const openBy = async (key: string, focused: RegExp) => {
      button.focus();
      await userEvent.keyboard(key);
      await waitFor(() => expect(entry(focused)).toHaveFocus());
      await waitFor(() => expect(menu.isOpen()).toBe(true));
    };
    const letGo = () => new Promise((resolve) => setTimeout(resolve, 600));

    await step('Enter, Space and the arrow down open it on the first entry', async () => {
      for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
        await openBy(key, /^View/);
        await userEvent.keyboard('{Escape}');
        await isClosed();
      }
    });
    await step('Esc gives the focus back', () => expect(button).toHaveFocus());
    await step('the arrow up opens it on the last entry', () => openBy('{ArrowUp}', /^Cancel/));
    await step('the arrow down goes round to the first, the arrow up back to the last', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(entry(/^View/)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(entry(/^Cancel/)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(entry(/^Receipt/)).toHaveFocus();
    });
    await step('Home and End go to the ends', async () => {
      await userEvent.keyboard('{Home}');
      await expect(entry(/^View/)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(entry(/^Cancel/)).toHaveFocus();
    });
    await step('a letter goes to the next entry that begins with it, and on', async () => {
      await userEvent.keyboard('r');
      await expect(entry(/^Reschedule/)).toHaveFocus();
      await userEvent.keyboard('r');
      await expect(entry(/^Receipt/)).toHaveFocus();
      await letGo();
    });
    await step('letters typed quickly are a word', async () => {
      type('res');
      await expect(entry(/^Reschedule/)).toHaveFocus();
      await letGo();
    });
    await step('an entry that cannot be used says why, stays and does nothing', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(entry(/^Cancel/)).toHaveAccessibleDescription('The visit has begun.');
      await expect(cancel).not.toHaveBeenCalled();
      await expect(canvas.getByRole('menu')).toBeVisible();
    });
    await step('Tab closes it and goes on from the button', async () => {
      await userEvent.tab();
      await isClosed();
      await expect(canvas.getByRole('link', { name: 'After it' })).toHaveFocus();
    });
    await step('Enter chooses and gives the focus back', async () => {
      await openBy('{Enter}', /^View/);
      await userEvent.keyboard('{Enter}');
      await expect(view).toHaveBeenCalledTimes(1);
      await isClosed();
      await expect(button).toHaveFocus();
    });
    await step('Space chooses as well, a place to go, too', async () => {
      await openBy('{Enter}', /^View/);
      await userEvent.keyboard(' ');
      await expect(view).toHaveBeenCalledTimes(2);
      await openBy('{Enter}', /^View/);
      await userEvent.keyboard('{ArrowDown} ');
      await isClosed();
      await expect(followed).toHaveBeenCalledWith('/reschedule');
    });
  },
};

export const OutsideClick: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const menu = testers.menuTester(canvasElement, args);
    await menu.open();
    await expect(menu.itemTexts()).toEqual(['View', 'Reschedule', 'Receipt', 'CancelThe visit has begun.']);
    await menu.choose('Receipt');
    await expect(move).toHaveBeenCalledOnce();
    await menu.open();
    await menu.close();
    await expect(menu.isOpen()).toBe(false);
  },
};

export const WithIcons: Story = {
  args: {
    items: [
      { key: 'edit', label: 'Edit', icon: 'pencil', onSelect: view },
      { key: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', onSelect: cancel },
    ],
  },
  play: openByPress,
};

/** The menu of a signed-in parent. */
export const Account: Story = {
  args: {
    trigger: { text: 'maya@example.com', icon: 'user' },
    label: 'Your account, maya@example.com',
    items: [
      { key: 'dashboard', label: 'Dashboard', icon: 'calendar', href: '#dashboard' },
      { key: 'admin', label: 'Admin Management', icon: 'list', href: '#admin' },
      { key: 'out', label: 'Log Out', icon: 'logOut', onSelect: view },
    ],
  },
  play: openByPress,
};

export const LongText: Story = {
  args: {
    trigger: { text: 'maximiliane.von.und.zu.hohenstein-oberwesel@example.com', icon: 'user' },
    label: 'Your account, maximiliane.von.und.zu.hohenstein-oberwesel@example.com',
    items: [
      { key: 'password', label: 'Recommencer la réinitialisation du mot de passe', onSelect: view },
      {
        key: 'cancel',
        label: 'Cancel',
        tone: 'danger',
        onSelect: cancel,
        disabledReason:
          'Your deposit is paid, so you cannot cancel here. Write to hello@plaitfulkids.example or call 613-555-0142.',
      },
    ],
  },
  render: (args) => (
    <div style={{ width: 260 }}>
      <Menu {...args} />
    </div>
  ),
  play: openByPress,
};

/** At the edge of a narrow screen it stays within the window. */
export const AtTheEdge: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = canvas.getByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div style={{ marginInlineStart: 320 }}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const menu = canvas.getByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    // Aligned with the end of the button, which is on the left.
    await waitFor(() =>
      expect(menu.getBoundingClientRect().left).toBeCloseTo(button.getBoundingClientRect().left, 0),
    );
  },
};

export const AllStates: Story = {
  tags: ['ci'],
  render: ({ items }) => (
    <VariantMatrix cellWidth={280}>
      <Cell name="dots">
        <Menu trigger="dots" label="Actions for Ada" items={items} />
      </Cell>
      <Cell name="dots, hover" as="hover">
        <Menu trigger="dots" label="Actions for Ada, hover" items={items} />
      </Cell>
      <Cell name="dots, focus" as="focus-visible">
        <Menu trigger="dots" label="Actions for Ada, focus" items={items} />
      </Cell>
      <Cell name="words">
        <Menu trigger={{ text: 'maya@example.com' }} label="Your account, maya@example.com" items={items} />
      </Cell>
      <Cell name="text with an icon, on the hero">
        <Box background="hero" padding={3}>
          <Menu
            trigger={{ text: 'maya@example.com', icon: 'user' }}
            label="Your account on the hero, maya@example.com"
            items={items}
            surface="hero"
          />
        </Box>
      </Cell>
      <Cell name="long words, narrow" width={180}>
        <Menu
          trigger={{ text: 'maximiliane.von.und.zu@example.com', icon: 'user' }}
          label="Your account, maximiliane.von.und.zu@example.com"
          items={items}
        />
      </Cell>
      <Cell name="open">
        <StaticMenu label="Open" items={items} />
      </Cell>
      <Cell name="open, entries under the pointer" as="hover">
        <StaticMenu label="Open, hover" items={items} />
      </Cell>
      <Cell name="open, entries with the keyboard" as="focus-visible">
        <StaticMenu label="Open, focus" items={items} />
      </Cell>
      <Cell name="open, right to left" isRightToLeft>
        <StaticMenu label="Open, right to left" items={items} />
      </Cell>
    </VariantMatrix>
  ),
};
