import { afterEach, describe, expect, it, vi } from 'vitest';
import { getTheme, setTheme, themeScript } from './themeChoice.ts';

const root = document.documentElement;

/** Runs the script as in the `<head>` of the next page. */
function visitAgain(): void {
  root.removeAttribute('data-theme');
  const script = document.createElement('script');
  script.textContent = themeScript;
  document.head.append(script);
  script.remove();
}

afterEach(() => {
  setTheme('system');
});

describe('a chosen theme', () => {
  it.each(['light', 'dark', 'high-contrast'] as const)(
    '%s is that of the page and of the next visit',
    (theme) => {
      setTheme(theme);
      expect(root.dataset['theme']).toBe(theme);
      visitAgain();
      expect(root.dataset['theme']).toBe(theme);
      expect(getTheme()).toBe(theme);
    },
  );

  it('is forgotten when the system chooses again', () => {
    setTheme('dark');
    setTheme('system');
    visitAgain();
    expect(root.dataset['theme']).toBeUndefined();
    expect(getTheme()).toBe('system');
  });

  it('that is stored but unknown is ignored', () => {
    localStorage.setItem('plaitful-theme', 'sepia');
    visitAgain();
    expect(getTheme()).toBe('system');
  });

  it('holds for the page when the browser stores nothing', () => {
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    setTheme('dark');
    expect(blocked).toHaveBeenCalled();
    expect(getTheme()).toBe('dark');
    visitAgain();
    expect(getTheme()).toBe('system');
  });
});
