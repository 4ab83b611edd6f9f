import { themeColors } from '@plaitful/design-system/vite';
import { mailColors } from '@plaitful/messages/mail-colors';
import { expect, it } from 'vitest';

const find = (theme: object, path: string): unknown =>
  path.split('.').reduce<unknown>((tree, key) => (tree as Record<string, unknown>)[key], theme);

it.each(Object.entries(mailColors))('%s of mails is that of the design system', (path, [light, dark]) => {
  expect([light, dark]).toEqual([find(themeColors.light, path), find(themeColors.dark, path)]);
});
