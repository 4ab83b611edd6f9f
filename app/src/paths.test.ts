import { describe, expect, it } from 'vitest';
import { parseOptionsQuery, paths, parseSlotQuery, withOptions } from './lib/paths.ts';
import { pages } from './pages/pages.ts';

describe('paths', () => {
  it('every path has exactly one page', () => {
    const listed = pages.map(({ path }) => path).filter((path) => !path.endsWith('*'));
    expect(new Set(listed)).toEqual(new Set(Object.values(paths).map(({ path }) => path)));
  });

  it('write the address of a style and of a booking to update', () => {
    expect(paths.style.href(7)).toBe('/services/7');
    expect(paths.adminBookingUpdate.href(12)).toBe('/admin/update-booking/12');
  });

  it('keep the address of the services page short when nothing is chosen', () => {
    expect(paths.services.href()).toBe('/services');
    expect(paths.services.href({ page: 1 })).toBe('/services');
    expect(paths.services.href({ type: 3, page: 2 })).toBe('/services?type=3&page=2');
  });

  it('carry a slot with the chosen options to the booking page and back', () => {
    const slot = { style: 4, date: '2026-12-05', time: '15:00', optionIds: [3, 7] };
    expect(paths.booking.href(slot)).toMatch(/&o=3,7$/);
    const address = new URL(paths.booking.href(slot), 'http://studio.example');
    expect(address.pathname).toBe('/bookingdetails');
    expect(parseSlotQuery(address.searchParams)).toEqual(slot);
  });

  it('carry the chosen options to a style, its picker, and back, each once and without what is no id', () => {
    expect(paths.style.href(7, [3, 9])).toBe('/services/7?o=3,9');
    expect(paths.picker.href(7, 12, [3])).toBe('/services/7?pick&again=12&o=3');
    expect(parseOptionsQuery(new URLSearchParams('o=3,9,3,x,-1,'))).toEqual([3, 9]);
    expect(parseOptionsQuery(new URLSearchParams(''))).toEqual([]);
  });

  it('take other options into a query, whose rest stays', () => {
    expect(withOptions(new URLSearchParams('pick&again=12&o=3'), [4, 5])).toBe('pick&again=12&o=4,5');
    expect(withOptions(new URLSearchParams('o=3'), [])).toBe('');
    expect(withOptions(new URLSearchParams(), [7])).toBe('o=7');
  });

  it('take no slot from an incomplete query', () => {
    expect(parseSlotQuery(new URLSearchParams('style=4&date=2026-12-05'))).toBeUndefined();
    expect(parseSlotQuery(new URLSearchParams('style=four&date=2026-12-05&time=15:00'))).toBeUndefined();
  });
});
