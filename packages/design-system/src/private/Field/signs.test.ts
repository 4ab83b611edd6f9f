import { expect, it } from 'vitest';
import { icons } from '../../components/Icon/icons.ts';
import { signs } from './signs.ts';

it('draws the signs of fields as the set of icons does', () => {
  expect(icons).toMatchObject(signs);
});
