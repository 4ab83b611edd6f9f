import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { en } from '../words/en.ts';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { ErrorSummary } from '../components/ErrorSummary/ErrorSummary.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { Sidebar } from '../components/Sidebar/Sidebar.tsx';
import { toast, ToastRegion } from '../components/Toast/Toast.tsx';
import { TopBar } from '../components/TopBar/TopBar.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: {
      readonly colorScheme: 'light' | 'dark';
      readonly forcedColors: 'none' | 'active';
      readonly contrast?: 'more' | 'no-preference';
    }) => Promise<void>;
  }
}

const nothing = () => undefined;
const logo = { name: 'Plaitful', href: '#home', label: 'Plaitful Kids' };
const menu = { open: 'Open menu', close: 'Close menu' };

const dialog = (
  <Dialog isOpen onClose={nothing} title="Book" {...en.dialog} rail={<p>So far</p>} band={<p>Step 1</p>}>
    <p>Which day?</p>
  </Dialog>
);

/** The sides on which an element has a border. */
function getLines(element: Element): string[] {
  const style = getComputedStyle(element);
  return ['top', 'right', 'bottom', 'left'].filter((side) => {
    const value = (name: string) => style.getPropertyValue(`border-${side}-${name}`);
    const isDrawn = !['none', 'hidden'].includes(value('style')) && value('color') !== 'rgba(0, 0, 0, 0)';
    return isDrawn && Number.parseFloat(value('width')) >= 1;
  });
}

/** The borders of the nearest ancestor that has any. */
function linesAround(element: Element | null): string[] {
  if (!element) return [];
  const lines = getLines(element);
  return lines.length > 0 ? lines : linesAround(element.parentElement);
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

afterEach(async () => {
  await commands.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.viewport(1280, 800);
});

interface Surface {
  surface: string;
  shown: ReactElement;
  /** Some text on it. */
  text: string;
  lines: readonly string[];
  width?: number;
  open?: () => void;
}

const all = ['top', 'right', 'bottom', 'left'];

describe('in forced colours, where grounds and shadows are not drawn', () => {
  it.each<Surface>([
    { surface: 'a dialog', shown: dialog, text: 'Which day?', lines: all },
    { surface: 'the rail of a dialog', shown: dialog, text: 'So far', lines: ['bottom'] },
    { surface: 'the band of a dialog', shown: dialog, text: 'Step 1', lines: ['bottom'] },
    {
      surface: 'an open menu',
      shown: (
        <Menu trigger="dots" label="Actions" items={[{ key: 'view', label: 'View', onSelect: nothing }]} />
      ),
      text: 'View',
      lines: all,
      open: () => press('Actions'),
    },
    {
      surface: 'the summary of a form',
      shown: (
        <ErrorSummary title="Please look at one field" items={[{ fieldId: 'name', text: 'Your name' }]} />
      ),
      text: 'Please look at one field',
      lines: all,
    },
    {
      surface: 'a toast',
      shown: <ToastRegion {...en.toastRegion} />,
      text: 'Saved',
      lines: all,
      open: () => {
        act(() => {
          toast.success('Saved');
        });
      },
    },
    {
      surface: 'the menu of the top bar on a phone',
      shown: <TopBar logo={logo} label="Main menu" links={[{ href: '#faq', label: 'FAQ' }]} menu={menu} />,
      text: 'FAQ',
      lines: ['bottom'],
      width: 360,
      open: () => press('Open menu'),
    },
    {
      surface: 'the drawer of the side bar on a phone',
      shown: (
        <Sidebar
          logo={{ ...logo, note: 'Admin' }}
          label="Admin pages"
          links={[{ href: '#styles', label: 'Styles', icon: 'tag' }]}
          account="owner@example.com"
          actions={[]}
          menu={menu}
        />
      ),
      text: 'owner@example.com',
      lines: ['right'],
      width: 360,
      open: () => press('Open menu'),
    },
  ])('$surface is set apart from the page by lines', async ({ shown, text, lines, width = 1280, open }) => {
    await page.viewport(width, 800);
    await commands.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    render(shown);
    open?.();
    await expect.poll(() => screen.queryAllByText(text).at(-1)).toBeVisible();
    expect(linesAround(screen.getAllByText(text).at(-1) ?? null)).toEqual(lines);
  });
});
