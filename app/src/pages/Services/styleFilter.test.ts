import { describe, expect, it } from 'vitest';
import { sampleStyle } from '../../storybook/sampleData.ts';
import { filterStyles, listFilterChoices, parseStyleFilter } from './styleFilter.ts';

const plaits = sampleStyle({ styleId: 1, styleDuration: '1:00', value: 45, noAddedHair: true, gentle: true });
const rows = sampleStyle({ styleId: 2, styleDuration: '1:30', value: 60, noAddedHair: true });
const twists = sampleStyle({ styleId: 3, styleDuration: '2:00', value: 90, gentle: true });
const braids = sampleStyle({ styleId: 4, styleDuration: '3:00', value: 160 });
const all = [plaits, rows, twists, braids];
const parse = (query: string) => parseStyleFilter(new URLSearchParams(query));

const listLabels = (...of: Parameters<typeof listFilterChoices>) =>
  listFilterChoices(...of).map(({ label }) => label.replaceAll('\u00A0', ' '));

describe('the filter of the styles', () => {
  it.each([
    ['', all],
    ['minutes=90', [plaits, rows]],
    ['minutes=120', [plaits, rows, twists]],
    ['price=60', [plaits, rows]],
    ['noAddedHair=1', [plaits, rows]],
    ['gentle=1', [plaits, twists]],
    ['minutes=120&noAddedHair=1&gentle=1', [plaits]],
  ])('with "%s" leaves the styles that fit each choice', (query, left) => {
    expect(filterStyles(all, parse(query))).toEqual(left);
  });

  it('ignores values that nobody can choose', () => {
    expect(parse('minutes=45&price=-1&gentle=true&noAddedHair=1&type=2')).toEqual({ noAddedHair: 1 });
  });
});

describe('the choices of the filter', () => {
  it('are those that leave out some of the styles', () => {
    expect(listFilterChoices(all, {})).toHaveLength(6);
    expect(listLabels([plaits, twists], {})).toEqual(['Up to 1 h 30 min', 'Up to $60', 'No added hair']);
    expect(listFilterChoices([], {})).toEqual([]);
  });

  it('keep a chosen one that leaves nothing out', () => {
    expect(listLabels([plaits], { gentle: 1 })).toEqual(['Gentle on tender heads']);
  });
});
