import { describe, expect, it } from 'vitest';
import { sampleStyle } from '../../../stories/sampleData.ts';
import { countFreeDates } from './countFreeDates.ts';

const style = sampleStyle({
  styleId: 4,
  dayTimeMapping: { '2026-12-04': ['16:30'], '2026-12-05': ['13:00', '14:30'], '2026-12-12': '13:00' },
});
const now = { date: '2026-12-03', time: '10:00' };

describe('the free dates of a style', () => {
  it('are those on which a time can still be booked', () => {
    expect(countFreeDates(style, [], now)).toBe(3);
    expect(countFreeDates(style, [], { date: '2026-12-05', time: '13:30' })).toBe(2);
    expect(countFreeDates(style, [], { date: '2026-12-05', time: '14:30' })).toBe(1);
  });

  it('are fewer when every time of one is booked, for this style and no other', () => {
    const booked = [
      { styleId: 4, bookingDate: '2026-12-04', bookingTime: '16:30' },
      { styleId: 4, bookingDate: '2026-12-05', bookingTime: '13:00' },
      { styleId: 9, bookingDate: '2026-12-12', bookingTime: '13:00' },
    ];
    expect(countFreeDates(style, booked, now)).toBe(2);
  });
});
