import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Menu, type MenuItem } from './Menu.tsx';

const nothing = () => {};
const view: MenuItem = { key: 'view', label: 'View', onSelect: nothing };
const again: MenuItem = { key: 'view', label: 'View again', onSelect: nothing };

const button = () => screen.getByRole('button', { name: 'Actions for Ada' });

describe('a menu', () => {
  it.each([
    ['two entries have one key', 'Actions for Ada', [view, again], /^Menu: two `items` have the key "view"/],
    ['it is empty', 'Actions for Ada', [], /^Menu: `items` is empty/],
    ['it has no name', ' ', [view], /^Menu: `label` is empty/],
  ])('warns where %s, and is rendered', (_what, label, items, advice) => {
    // React logs an error about duplicate keys.
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    render(<Menu trigger="dots" label={label} items={items} />);
    complaint.mockClear();
    expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(advice)]);
    expect(screen.getByRole('button')).toBeVisible();
  });

  it('closes on Esc and leaves the dialog around it open', async () => {
    render(
      <Dialog isOpen onClose={nothing} title="Your appointment" closeLabel="Close">
        <Menu trigger="dots" label="Actions for Ada" items={[view]} />
      </Dialog>,
    );
    await userEvent.click(button());
    await expect.poll(() => screen.getByRole('menuitem', { name: 'View' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
    expect(button()).toHaveFocus();
    expect(screen.getByRole('dialog', { name: 'Your appointment' })).toBeVisible();
  });
});

describe('a menu from the server', () => {
  it('stays open beside its button when it was opened before the script came', async () => {
    const menu = <Menu trigger="dots" label="Actions for Ada" items={[view]} />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(menu);
    await userEvent.click(button());
    const list = screen.getByRole('menu');
    render(menu, { container, hydrate: true });
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(list).toBeVisible();
    expect(list.style.top).not.toBe('');
  });
});

describe('a menu at the lower edge of the window', () => {
  it('opens above its button', async () => {
    render(
      <div style={{ position: 'fixed', bottom: 0, left: 100 }}>
        <Menu trigger="dots" label="Actions for Ada" items={[view]} />
      </div>,
    );
    await userEvent.click(button());
    await expect.poll(() => screen.getByRole('menu')).toBeVisible();
    const isAbove = () =>
      screen.getByRole('menu').getBoundingClientRect().bottom <= button().getBoundingClientRect().top;
    await expect.poll(isAbove).toBe(true);
  });
});
