import { expect, it } from 'vitest';
import { formatBookedStyle } from './bookedStyle.ts';

const option = { optionId: 1, group: 'Extras', price: 0, minutes: 0, preparation: '' };

it('names the chosen extras after the style, abbreviations as they are', () => {
  const options = ['To the waist', 'XL braids'].map((name) => ({ ...option, name }));
  expect(formatBookedStyle({ styleName: 'Knotless braids', options })).toBe(
    'Knotless braids, to the waist, XL braids',
  );
  expect(formatBookedStyle({ styleName: 'Knotless braids' })).toBe('Knotless braids');
});
