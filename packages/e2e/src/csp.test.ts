import { describe, expect, it } from 'vitest';
import { startHarness } from './harness.ts';

const { newUser } = startHarness();

describe('the Content Security Policy', { tags: ['ci'] }, () => {
  it('allows a dialog to lock the page’s scroll on iOS, with one known style', async () => {
    const { page } = await newUser({ width: 390, height: 844, hasTouch: true });
    // Platform and name of the browser are all that React Aria looks at.
    await page.addInitScript(() => {
      const safari = {
        platform: 'iPhone',
        userAgentData: undefined,
        userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/604.1',
      };
      for (const [name, value] of Object.entries(safari)) Object.defineProperty(navigator, name, { value });
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('dialog').waitFor();
    const rules = page.evaluate(() =>
      [...document.querySelectorAll('style')].map((style) => style.sheet?.cssRules.length ?? 0),
    );
    expect(await rules).toEqual([1]);
  });

  it('prevents text from becoming markup, and inline scripts and styles', async () => {
    const { page, consoleErrors } = await newUser();
    await page.goto('/');
    const outcome = await page.evaluate(async () => {
      const tryTo = (work: () => void): string => {
        try {
          work();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'other';
        }
      };
      const script = document.createElement('script');
      const written = tryTo(() => {
        script.text = 'window.wasRun = true';
      });
      const inline = document.createElement('div');
      inline.setAttribute('style', 'color: red');
      const marked = tryTo(() => {
        document.body.innerHTML = '<img src=x onerror="window.wasRun = true">';
      });
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string) => void };
      };
      const policy = tryTo(() => trustedTypes.createPolicy('any'));
      const again = tryTo(() => trustedTypes.createPolicy('offline-page'));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return { written, marked, policy, again, colour: inline.style.color, wasRun: 'wasRun' in window };
    });
    expect(outcome).toEqual({
      written: 'TypeError',
      marked: 'TypeError',
      policy: 'TypeError',
      // The app has made it by then, and there is only one of each name.
      again: 'TypeError',
      colour: '',
      wasRun: false,
    });
    // The browser tells of each attempt, and of nothing else.
    for (const complaint of consoleErrors.splice(0)) {
      expect(complaint).toMatch(/requires 'Trusted|violates the following Content Security Policy/i);
    }
  });
});
