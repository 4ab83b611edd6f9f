import { describe, expect, it } from 'vitest';
import {
  parseErrorTags,
  errorTag,
  toSearchableName,
  toDisplayName,
  parseRouteTags,
  routeTag,
} from './searchableNames.ts';

const tags = ['autodocs', routeTag('/admin/bookings'), errorTag('slot_taken'), errorTag('unavailable')];

describe('the search terms of a story', () => {
  it('is its name, its routes and its error codes', () => {
    expect(toSearchableName('Time taken', tags)).toBe(
      'Time taken · /admin/bookings · slot_taken · unavailable',
    );
  });

  it('come from its tags', () => {
    expect(parseRouteTags(tags)).toEqual(['/admin/bookings']);
    expect(parseErrorTags(tags)).toEqual(['slot_taken', 'unavailable']);
  });

  it('omits tags that a story removes', () => {
    const elsewhere = [...tags, `!${routeTag('/admin/bookings')}`, `!${errorTag('unavailable')}`];
    expect(parseRouteTags(elsewhere)).toEqual([]);
    expect(parseErrorTags(elsewhere)).toEqual(['slot_taken']);
    expect(toSearchableName('Time taken', [...elsewhere, routeTag('/admin/users')])).toBe(
      'Time taken · /admin/users · slot_taken',
    );
  });

  it('keeps sidebar names unchanged', () => {
    expect(toDisplayName(toSearchableName('Time taken', tags))).toBe('Time taken');
    expect(toDisplayName('Admin bookings')).toBe('Admin bookings');
  });
});
