import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../words/en.ts';
import { toast, ToastRegion } from './Toast.tsx';

/** All files that a page loads which only imports this module. */
async function loadedWith(module: string): Promise<string[]> {
  const frame = document.createElement('iframe');
  onTestFinished(() => frame.remove());
  const address = new URL(module, import.meta.url).href;
  frame.srcdoc = `<script type="module">import '${address}'; parent.postMessage('loaded', '*')</script>`;
  const loaded = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame.contentWindow?.performance.getEntriesByType('resource').map(({ name }) => name) ?? [];
}

function renderRegion(): void {
  render(<ToastRegion {...en.toastRegion} />);
}

const passing = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

// sonner is loaded with the first toast, which needs real timers.
beforeAll(async () => {
  renderRegion();
  toast.message('The first one.');
  await screen.findByText('The first one.');
  cleanup();
});

// A toast stays while the pointer is over it, and an earlier test may have left it there.
beforeEach(async () => {
  const corner = document.createElement('div');
  corner.style.cssText = 'position: fixed; inset: auto auto 0 0; width: 8px; height: 8px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('toasts', () => {
  it('lazy-load the toast library', async () => {
    const before = await loadedWith('./Toast.tsx');
    expect(before.filter((name) => name.includes('Toast.tsx'))).toHaveLength(1);
    expect(before.filter((name) => name.includes('sonner'))).toEqual([]);
    expect(await loadedWith('./parts/ToastList.tsx')).toContainEqual(expect.stringContaining('sonner'));
  });

  it('show no failure after a later success, but keep other messages', async () => {
    renderRegion();
    await act(async () => {
      toast.error('Failed to register');
      toast.message('Your times were copied.');
    });
    await screen.findByText('Failed to register');
    await act(async () => {
      toast.success('Account created');
    });
    await screen.findByText('Account created');
    await expect.poll(() => screen.queryByText('Failed to register')).toBeNull();
    screen.getByText('Your times were copied.');
  });

  it('stay for 3 s when something worked and for 5 s when it failed', async () => {
    vi.useFakeTimers();
    renderRegion();
    await act(async () => {
      toast.success('Appointment cancelled');
      toast.error('Failed to update deposit status');
    });
    await passing(2900);
    expect(screen.getByText('Appointment cancelled')).toBeInTheDocument();
    await passing(600);
    expect(screen.queryByText('Appointment cancelled')).toBeNull();
    expect(screen.getByText('Failed to update deposit status')).toBeInTheDocument();
    await passing(1400);
    expect(screen.getByText('Failed to update deposit status')).toBeInTheDocument();
    await passing(600);
    expect(screen.queryByText('Failed to update deposit status')).toBeNull();
  });

  it('are removed when the region unmounts', async () => {
    renderRegion();
    toast.message('The times are saved.');
    await screen.findByText('The times are saved.');
    cleanup();
    renderRegion();
    toast.message('The style is saved.');
    await screen.findByText('The style is saved.');
    expect(screen.queryByText('The times are saved.')).toBeNull();
  });

  it('of the neutral tone stay for 5 s', async () => {
    vi.useFakeTimers();
    renderRegion();
    await act(async () => toast.message('You are offline.'));
    await passing(4900);
    expect(screen.getByText('You are offline.')).toBeInTheDocument();
    await passing(600);
    expect(screen.queryByText('You are offline.')).toBeNull();
  });

  it('pause while hovered or focused', async () => {
    vi.useFakeTimers();
    renderRegion();
    await act(async () => toast.success('Copied'));
    await passing(100);
    const text = screen.getByText('Copied');
    const cross = screen.getByRole('button', { name: 'Dismiss notification' });
    await userEvent.hover(text);
    await passing(3600);
    expect(text).toBeInTheDocument();
    await act(async () => cross.focus());
    await userEvent.unhover(text);
    await passing(3600);
    expect(text).toBeInTheDocument();
    await act(async () => cross.blur());
    await passing(3600);
    expect(screen.queryByText('Copied')).toBeNull();
  });

  it('stay until dismissed when persistent', async () => {
    vi.useFakeTimers();
    renderRegion();
    await act(async () => toast.error('We did not get an answer.', { isPersistent: true }));
    await passing(60_000);
    expect(screen.getByText('We did not get an answer.')).toBeInTheDocument();
    vi.useRealTimers();
    screen.getByRole('button', { name: 'Dismiss notification' }).click();
    await expect.poll(() => screen.queryByText('We did not get an answer.')).toBeNull();
  });

  it('are removed by dismiss(), shown or queued', async () => {
    renderRegion();
    const takeAway = toast.message('This takes longer than usual.', { isPersistent: true });
    expect(await screen.findByText('This takes longer than usual.')).toBeInTheDocument();
    takeAway();
    await expect.poll(() => screen.queryByText('This takes longer than usual.')).toBeNull();
    toast.message('You are offline.')();
    toast.message('You are online again.');
    await screen.findByText('You are online again.');
    await expect.poll(() => screen.queryByText('You are offline.')).toBeNull();
  });

  it('are at the upper right, or centred', async () => {
    renderRegion();
    toast.success('Booking updated');
    toast.message('The service type is deleted.', { position: 'center' });
    // The width without the scrollbar.
    const page = document.body.getBoundingClientRect();
    const placeOf = async (text: string) => {
      const item = (await screen.findByText(text)).closest('li');
      const { left, right, top } = item?.getBoundingClientRect() ?? new DOMRect();
      return { middle: (left + right) / 2, toTheRight: page.right - right, isHigh: top < innerHeight / 4 };
    };
    await expect
      .poll(() => placeOf('Booking updated'))
      .toMatchObject({ toTheRight: expect.closeTo(20, 0) as number, isHigh: true });
    await expect
      .poll(() => placeOf('The service type is deleted.'))
      .toMatchObject({ middle: expect.closeTo(page.width / 2, 0) as number, isHigh: false });
  });

  it('are below the top bar, so that its menu stays accessible', async () => {
    renderRegion();
    toast.message('Login successful');
    const item = (await screen.findByText('Login successful')).closest('li');
    // 96 px is the height of the top bar on a desktop, which is the width of this test's window.
    await expect.poll(() => item?.getBoundingClientRect().top ?? 0).toBeGreaterThanOrEqual(96);
  });

  it('do not block pointer events around them', async () => {
    renderRegion();
    toast.message('Login successful');
    await screen.findByText('Login successful');
    const lists = [...document.querySelectorAll('[data-sonner-toaster]')];
    await expect
      .poll(() =>
        document.elementsFromPoint(innerWidth - 100, innerHeight / 2).filter((at) => lists.includes(at)),
      )
      .toEqual([]);
    expect(lists.length).toBeGreaterThan(0);
  });

  it('are assertive for errors only', async () => {
    renderRegion();
    toast.success('Copied');
    toast.error('Failed to fetch reviews');
    await screen.findByText('Copied');
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch reviews');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('show at most 20 at once, each at most 500 px wide', async () => {
    renderRegion();
    const words = 'A long sentence that would go on and on. '.repeat(4);
    for (let index = 1; index <= 25; index += 1) toast.message(`${index}. ${words}`, { isPersistent: true });
    const last = await screen.findByText(/^25\./);
    const items = () => [...document.querySelectorAll('[data-sonner-toast]')];
    await expect.poll(() => items().length).toBe(25);
    expect(items().filter((item) => item.getAttribute('data-visible') === 'true')).toHaveLength(20);
    const card = last.closest('li')?.firstElementChild;
    expect(card?.getBoundingClientRect().width).toBe(500);
  });
});
