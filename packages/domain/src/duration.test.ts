import { describe, expect, it } from 'vitest';
import { formatDurationField, parseDuration } from './duration.ts';

describe('the duration of a style', () => {
  it.each([
    ['1:00', 60],
    ['1:15', 75],
    ['2:45', 165],
    ['3:00', 180],
    ['9:59', 599],
  ])('reads %s as %i minutes', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes);
    expect(formatDurationField(minutes)).toBe(text);
  });

  it.each([
    '',
    '0:45',
    '10:00',
    '1:60',
    '1:5',
    '1',
    '1:',
    ':30',
    '1.30',
    '1:30 ',
    ' 1:30',
    '-1:00',
    '1:300',
    'a:00',
    '１:00',
  ])('refuses %j', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });
});
