import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateReducedMotion } from '../../testing/media.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { queryDialog, openDialog, DialogWithOpener, getOpener } from './Dialog.opened.fixture.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const getName = (element: Element | null) =>
  element?.getAttribute('aria-label') ?? element?.textContent ?? '';

describe('a dialog', () => {
  it('takes the focus to its title and gives it back to its opener', async () => {
    render(<DialogWithOpener />);
    await openDialog();
    expect(screen.getByRole('heading', { name: 'Cancel booking' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect.poll(queryDialog).toBeNull();
    expect(getOpener()).toHaveFocus();
  });

  it('can be scrolled as a whole where it is enlarged to 400 %', async () => {
    await page.viewport(320, 256);
    onTestFinished(() => page.viewport(1280, 800));
    const tall = (text: string) => <p style={{ height: '300px', width: '100%' }}>{text}</p>;
    render(<DialogWithOpener size="large" sheet="full" rail={tall('So far')} footer={tall('Next')} />);
    await openDialog();
    for (const text of ['So far', 'Next']) {
      const part = screen.getByText(text);
      part.scrollIntoView();
      const { top } = part.getBoundingClientRect();
      expect(document.elementFromPoint(100, top + 20)).toBe(part);
    }
  });

  it('keeps the keyboard inside while it is open', async () => {
    render(<DialogWithOpener />);
    await openDialog();
    const passed: string[] = [];
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab();
      // Between the last and the first element the focus is in the browser's own controls.
      if (document.activeElement !== document.body) passed.push(getName(document.activeElement));
    }
    expect(new Set(passed)).toEqual(new Set(['Close', 'Keep it']));
  });

  it('closes on Esc and gives the focus back', async () => {
    render(<DialogWithOpener />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await expect.poll(queryDialog).toBeNull();
    expect(getOpener()).toHaveFocus();
  });

  it('ignores Esc when dismissal would lose data', async () => {
    render(<DialogWithOpener isPersistent />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    expect(queryDialog()).toBeVisible();
    expect(document.querySelector('dialog:modal')).toBe(queryDialog());
  });

  it('stays open on Esc and by its cross while something is being done', async () => {
    render(<DialogWithOpener isBusy />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    screen.getByRole('button', { name: 'Close' }).click();
    expect(queryDialog()).toBeVisible();
  });

  it.each(['isPersistent', 'isBusy'])(
    'keeps the focus in its field on Esc, pressed six times, with %s',
    async (kept) => {
      render(
        <DialogWithOpener
          {...{ [kept]: true }}
          lead={<input aria-label="Your name" />}
          initialFocus="field"
        />,
      );
      await openDialog();
      const closed = vi.fn<() => void>();
      queryDialog()?.addEventListener('close', closed);
      await userEvent.keyboard('Ada');
      for (let presses = 0; presses < 6; presses += 1) await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
      expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
      expect(closed).not.toHaveBeenCalled();
    },
  );

  it('opens again with the same focus when the browser has closed it although it may not close', async () => {
    render(<DialogWithOpener isPersistent lead={<input aria-label="Your name" />} initialFocus="field" />);
    await openDialog();
    const isClosed = vi.fn<() => void>();
    queryDialog()?.addEventListener('close', isClosed);
    screen.getByRole<HTMLDialogElement>('dialog').close();
    await expect.poll(() => isClosed).toHaveBeenCalled();
    await expect.poll(() => document.querySelector('dialog:modal')).toBe(queryDialog());
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
  });

  it('with an empty title opens, with a console warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    render(
      <Dialog isOpen onClose={() => {}} title=" " closeLabel="Close">
        Something
      </Dialog>,
    );
    expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(/^Dialog: `title` is empty/)]);
    await expect.poll(() => screen.getByRole('dialog')).toBeVisible();
  });

  it('can be above another one, and Esc closes only the upper one', async () => {
    render(
      <Dialog isOpen onClose={() => {}} title="Update booking" closeLabel="Close this">
        <DialogWithOpener />
      </Dialog>,
    );
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await expect.poll(queryDialog).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Update booking' })).toBeVisible();
    expect(getOpener()).toHaveFocus();
  });

  it('does not compile without a title or a name for its cross', () => {
    expectTypeOf<Omit<DialogProps, 'title'>>().not.toExtend<DialogProps>();
    expectTypeOf<Omit<DialogProps, 'closeLabel'>>().not.toExtend<DialogProps>();
  });
});

describe('a press beside a dialog', () => {
  it('closes an open menu inside it and nothing else, and the next press the dialog', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog isOpen onClose={onClose} title="Your appointment" closeLabel="Close">
        <Menu trigger="dots" label="Actions" items={[{ key: 'view', label: 'View', onSelect: () => {} }]} />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
    await expect.poll(() => screen.queryByRole('menu')).toBeVisible();
    const beside = () =>
      userEvent.click(screen.getByRole('dialog', { name: 'Your appointment' }), {
        position: { x: 5, y: -40 },
        force: true,
      });
    await beside();
    await expect.poll(() => screen.queryByRole('menu')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await beside();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('with an on-screen keyboard a dialog', () => {
  afterEach(() => {
    for (const name of ['height', 'offsetTop', 'scale']) Reflect.deleteProperty(visible(), name);
    return page.viewport(1280, 800);
  });
  const visible = () => {
    if (!window.visualViewport) throw new Error('Expected a visual viewport');
    return window.visualViewport;
  };
  const change = (part: Partial<Record<'height' | 'offsetTop' | 'scale', number>>) => {
    for (const [name, value] of Object.entries(part)) {
      Object.defineProperty(visible(), name, { value, configurable: true });
    }
    visible().dispatchEvent(new Event('resize'));
  };
  const box = () => screen.getByRole('dialog').getBoundingClientRect();

  it.each([
    ['a sheet on a phone', 360, 640, { sheet: 'bottom' }],
    ['a full sheet on a phone', 360, 640, { sheet: 'full' }],
    ['a small dialog on a tablet', 1024, 800, { size: 'small' }],
    ['a large dialog on a tablet', 1024, 800, { size: 'large' }],
  ] satisfies [string, number, number, Partial<DialogProps>][])(
    'stays above it, with the field and its actions in view: %s',
    async (_what, width, height, look) => {
      await page.viewport(width, height);
      render(
        <DialogWithOpener
          {...look}
          lead={<div style={{ height: 500 }}>Above</div>}
          footer={<Button>Save</Button>}
        />,
      );
      await openDialog();
      for (const fade of document.getAnimations()) fade.finish();
      screen.getByRole('button', { name: 'Keep it' }).focus();
      const before = box();
      const keyboard = 280;
      change({ height: height - keyboard });
      expect(box().bottom).toBeLessThanOrEqual(height - keyboard);
      expect(box().top).toBeGreaterThanOrEqual(0);
      const field = screen.getByRole('button', { name: 'Keep it' }).getBoundingClientRect();
      const actions = screen.getByRole('button', { name: 'Save' }).getBoundingClientRect();
      expect(actions.bottom).toBeLessThanOrEqual(height - keyboard);
      expect(field.bottom).toBeLessThanOrEqual(actions.top);
      // Safari scrolls the visible part instead of the page.
      change({ offsetTop: 100 });
      expect(box().bottom).toBeLessThanOrEqual(height - keyboard + 100);
      change({ height, offsetTop: 0 });
      expect(box().toJSON()).toEqual(before.toJSON());
    },
  );

  it('keeps its place when the page is enlarged by pinching', async () => {
    await page.viewport(360, 640);
    render(<DialogWithOpener />);
    await openDialog();
    for (const fade of document.getAnimations()) fade.finish();
    const before: unknown = box().toJSON();
    change({ height: 320, offsetTop: 40, scale: 2 });
    expect(box().toJSON()).toEqual(before);
  });
});

describe('closing a dialog', () => {
  afterEach(() => emulateReducedMotion(false));

  it('vibrates for 200 ms on close', async () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    render(<DialogWithOpener />);
    await openDialog();
    expect(vibrate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect.poll(queryDialog).toBeNull();
    expect(vibrate.mock.calls).toEqual([[200]]);
  });

  it.each([
    [50, [[50]]],
    [0, []],
  ] as const)('vibrates for %i ms where told so', async (milliseconds, calls) => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    render(<DialogWithOpener vibrate={milliseconds} />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await expect.poll(queryDialog).toBeNull();
    expect(vibrate.mock.calls).toEqual(calls);
  });

  it('does not vibrate with reduced motion', async () => {
    await emulateReducedMotion(true);
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    render(<DialogWithOpener />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await expect.poll(queryDialog).toBeNull();
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('works without navigator.vibrate', async () => {
    Object.defineProperty(navigator, 'vibrate', { value: undefined, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'));
    render(<DialogWithOpener />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await expect.poll(queryDialog).toBeNull();
    expect(getOpener()).toHaveFocus();
  });
});
