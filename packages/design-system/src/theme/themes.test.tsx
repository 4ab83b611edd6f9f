import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { Button } from '../components/Button/Button.tsx';
import { contrastRatio } from '../tokens/contrast.ts';
import { looks, type LookName } from '../tokens/themes/themes.ts';
import './theme.ts';

interface Shown {
  readonly colorScheme: 'light' | 'dark';
  readonly contrast: 'more' | 'no-preference';
  readonly asked?: string;
  readonly look: Exclude<LookName, 'forced-colors'>;
}

const cases: readonly Shown[] = [
  { colorScheme: 'light', contrast: 'no-preference', look: 'light' },
  { colorScheme: 'dark', contrast: 'no-preference', look: 'dark' },
  { colorScheme: 'light', contrast: 'more', look: 'high-contrast' },
  { colorScheme: 'dark', contrast: 'more', look: 'high-contrast-dark' },
  { colorScheme: 'dark', contrast: 'more', asked: 'light', look: 'light' },
  { colorScheme: 'light', contrast: 'more', asked: 'dark', look: 'dark' },
  { colorScheme: 'light', contrast: 'no-preference', asked: 'high-contrast', look: 'high-contrast' },
  { colorScheme: 'dark', contrast: 'no-preference', asked: 'high-contrast', look: 'high-contrast-dark' },
];

const root = document.documentElement;

function getProperty(name: string): string {
  return getComputedStyle(root).getPropertyValue(`--plaitful-${name}`);
}

/** `rgb(1, 2, 3)` as `#010203`. */
function toHex(css: string): string {
  const channels = css.match(/\d+/g) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

afterEach(async () => {
  delete root.dataset['theme'];
  await commands.emulateMedia({ colorScheme: 'light', forcedColors: 'none', contrast: 'no-preference' });
});

describe('the theme of a page', () => {
  it.each(cases)(
    'is $look when the system asks for $colorScheme, contrast $contrast, and data-theme is $asked',
    async ({ colorScheme, contrast, asked, look }) => {
      await commands.emulateMedia({ colorScheme, contrast, forcedColors: 'none' });
      if (asked) root.dataset['theme'] = asked;
      expect(getProperty('color-background-page')).toBe(looks[look].color.background.page);
      expect(getProperty('color-focus-ring-on-page')).toBe(looks[look].color.focus.ringOnPage);
      expect(getComputedStyle(root).colorScheme).toBe(look.endsWith('dark') ? 'dark' : 'light');
    },
  );

  it.each(['light', 'dark'] as const)(
    'has a focus ring of 3:1 or more in high contrast of a %s system, outside forced colours',
    async (colorScheme) => {
      await commands.emulateMedia({ colorScheme, contrast: 'more', forcedColors: 'none' });
      render(<Button onClick={() => undefined}>Save</Button>);
      const button = screen.getByRole('button');
      button.focus({ focusVisible: true });
      expect(button.matches(':focus-visible')).toBe(true);
      const ring = toHex(getComputedStyle(button).outlineColor);
      const page = toHex(getComputedStyle(document.body).backgroundColor);
      expect(contrastRatio(ring, page)).toBeGreaterThanOrEqual(3);
    },
  );

  it('has the colours of the system in forced colours, whatever was asked for', async () => {
    root.dataset['theme'] = 'dark';
    await commands.emulateMedia({ colorScheme: 'dark', contrast: 'more', forcedColors: 'active' });
    expect(getProperty('color-background-page')).toBe('Canvas');
    expect(getProperty('color-focus-ring-on-page')).toBe('Highlight');
  });
});
