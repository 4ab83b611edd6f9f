import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tabTo } from './keyboard.ts';
import { openBrowser } from './testUser.ts';

let page: Page;

afterEach(() => page.close());
beforeEach(async () => {
  page = await (await openBrowser()).newPage();
  await page.setContent(`
    <a href="#first">First</a>
    <div role="radiogroup" onkeydown="event.key === 'ArrowDown' && event.target.nextElementSibling.focus()">
      <button role="radio">4:00 pm</button><button role="radio" tabindex="-1">5:00 pm</button>
    </div>
    <span role="button" onclick="">By mouse alone</span>
    <button aria-disabled="true">Not yet</button>
    <button>Last</button>`);
});

describe('the keyboard driver', () => {
  it('moves with Tab, Shift+Tab and arrow keys', async () => {
    const last = page.getByRole('button', { name: 'Last' });
    expect(await tabTo(page, last)).toBe('Enter');
    expect(await last.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    const first = page.getByRole('link', { name: 'First' });
    await tabTo(page, first);
    expect(await first.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    const time = page.getByRole('radio', { name: '5:00 pm' });
    expect(await tabTo(page, time)).toBe('Space');
    expect(await time.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  });

  it('does not reach what only a mouse can press', async () => {
    await expect(tabTo(page, page.getByRole('button', { name: 'By mouse alone' }))).rejects.toThrow(
      /^The keyboard does not get to/,
    );
  });

  it('waits for an enabled element', async () => {
    page.setDefaultTimeout(500);
    await expect(tabTo(page, page.getByRole('button', { name: 'Not yet' }))).rejects.toThrow(/Timeout/);
  });
});
