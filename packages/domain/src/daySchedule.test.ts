import { describe, expect, it } from 'vitest';
import {
  remainingFreeMinutes,
  findNextBooking,
  scheduleDay,
  getBookingPhase,
  toLocalTime,
  type BookingInDay,
} from './daySchedule.ts';

interface Named extends BookingInDay {
  readonly name: string;
}

const saturday = '2026-11-21';
const hours = [
  { weekday: 'friday', from: '16:00', to: '19:00' },
  { weekday: 'saturday', from: '13:00', to: '19:00' },
] as const;

const booked = (
  name: string,
  bookingTime: string,
  durationMinutes: number,
  chair: number | null = 1,
  bookingDate = saturday,
): Named => ({ name, bookingDate, bookingTime, durationMinutes, chair });

const spans = (list: readonly { from: number; to: number }[]) =>
  list.map(({ from, to }) => `${toLocalTime(from)}-${toLocalTime(to)}`);

describe('a day by chair', () => {
  it('lays each booking on its chair, in the order of their times', () => {
    const plan = scheduleDay(
      saturday,
      [booked('Zoe', '16:45', 105, 2), booked('Ada', '15:30', 90), booked('Nia', '13:00', 75)],
      { hours, chairs: 2 },
    );
    expect(
      plan.chairs.map(({ chair, blocks }) => [chair, blocks.map(({ booking }) => booking.name)]),
    ).toEqual([
      [1, ['Nia', 'Ada']],
      [2, ['Zoe']],
    ]);
    expect(spans(plan.chairs[0]?.blocks ?? [])).toEqual(['13:00-14:15', '15:30-17:00']);
    expect(plan.bookings.map(({ name }) => name)).toEqual(['Nia', 'Ada', 'Zoe']);
  });

  it('shows the free time within the opening hours, all of it on a chair without bookings', () => {
    const plan = scheduleDay(saturday, [booked('Nia', '13:00', 75), booked('Ada', '15:30', 90)], {
      hours,
      chairs: 2,
    });
    expect(plan.chairs.map(({ gaps }) => spans(gaps))).toEqual([
      ['14:15-15:30', '17:00-19:00'],
      ['13:00-19:00'],
    ]);
  });

  it('has no free time during closures, which are cut to its view and merged when adjacent', () => {
    const plan = scheduleDay(saturday, [booked('Nia', '13:00', 75), booked('Ada', '15:30', 90)], {
      hours,
      chairs: 2,
      closed: [
        { from: 18 * 60, to: 24 * 60 },
        { from: 15 * 60, to: 17 * 60 },
        { from: 17 * 60, to: 17 * 60 + 30 },
        { from: 0, to: 12 * 60 },
      ],
    });
    expect(spans(plan.closed)).toEqual(['15:00-17:30', '18:00-19:00']);
    expect(plan.chairs.map(({ gaps }) => spans(gaps))).toEqual([
      ['14:15-15:00', '17:30-18:00'],
      ['13:00-15:00', '17:30-18:00'],
    ]);
    expect(remainingFreeMinutes(plan, { date: '2026-11-20', time: '12:00' })).toBe(45 + 30 + 120 + 30);
  });

  it('has no free time before, after or between the opening hours', () => {
    const plan = scheduleDay(saturday, [booked('Early', '08:00', 60), booked('Late', '18:30', 120)], {
      hours: [
        { weekday: 'saturday', from: '15:00', to: '19:00' },
        { weekday: 'saturday', from: '09:00', to: '11:00' },
      ],
      chairs: 1,
    });
    expect(spans(plan.open)).toEqual(['09:00-11:00', '15:00-19:00']);
    expect(spans(plan.chairs[0]?.gaps ?? [])).toEqual(['09:00-11:00', '15:00-18:30']);
    expect(spans([plan.view])).toEqual(['08:00-21:00']);
  });

  it('puts overlapping bookings of a chair side by side, and marks them', () => {
    const plan = scheduleDay(
      saturday,
      [
        booked('Ada', '13:00', 90),
        booked('Nia', '14:00', 60),
        booked('Zoe', '14:30', 60),
        booked('Imara', '16:00', 60),
      ],
      { hours, chairs: 1 },
    );
    expect(
      plan.chairs[0]?.blocks.map(({ booking, lane, isOverlapping }) => [booking.name, lane, isOverlapping]),
    ).toEqual([
      ['Ada', 0, true],
      ['Nia', 1, true],
      ['Zoe', 0, true],
      ['Imara', 0, false],
    ]);
    expect(plan.chairs[0]?.lanes).toBe(2);
    expect(spans(plan.chairs[0]?.gaps ?? [])).toEqual(['15:30-16:00', '17:00-19:00']);
  });

  it('does not treat back-to-back bookings as overlapping', () => {
    const plan = scheduleDay(saturday, [booked('Ada', '13:00', 60), booked('Nia', '14:00', 60)], {
      hours,
      chairs: 1,
    });
    expect(plan.chairs[0]?.blocks.some(({ isOverlapping }) => isOverlapping)).toBe(false);
    expect(plan.chairs[0]?.lanes).toBe(1);
  });

  it('counts only free time after the current time', () => {
    const plan = scheduleDay(saturday, [booked('Nia', '13:00', 75), booked('Ada', '15:30', 90)], {
      hours,
      chairs: 2,
    });
    const freeAt = (date: string, time: string) => remainingFreeMinutes(plan, { date, time });
    expect(freeAt('2026-11-20', '23:00')).toBe(75 + 120 + 360);
    expect(freeAt(saturday, '15:00')).toBe(30 + 120 + 240);
    expect(freeAt(saturday, '19:00')).toBe(0);
    expect(freeAt('2026-11-22', '08:00')).toBe(0);
  });

  it('keeps a row for bookings without a chair, in which nothing counts as free', () => {
    const plan = scheduleDay(saturday, [booked('Ada', '13:00', 60, null), booked('Nia', '13:00', 60, null)], {
      hours,
    });
    expect(plan.chairs).toHaveLength(1);
    expect(plan.chairs[0]).toMatchObject({ chair: null, lanes: 2, gaps: [] });
  });

  it('still shows a chair that the studio no longer has while a booking takes it', () => {
    const plan = scheduleDay(saturday, [booked('Ada', '13:00', 60, 3)], { hours, chairs: 1 });
    expect(plan.chairs.map(({ chair }) => chair)).toEqual([1, 3]);
  });

  it('leaves out the bookings of other days, and is empty on a closed day', () => {
    const monday = '2026-11-23';
    const plan = scheduleDay(monday, [booked('Ada', '13:00', 60)], { hours, chairs: 2 });
    expect(plan).toMatchObject({ open: [], bookings: [], view: { from: 0, to: 0 } });
    expect(scheduleDay(monday, [booked('Ada', '13:15', 60, 1, monday)], { hours, chairs: 2 })).toMatchObject({
      view: { from: 13 * 60, to: 15 * 60 },
    });
  });
});

describe('the studio’s clock over a day', () => {
  const ada = booked('Ada', '15:30', 90);
  const at = (time: string, date = saturday) => ({ date, time });

  it('distinguishes past, current and upcoming bookings', () => {
    expect(getBookingPhase(ada, at('15:29'))).toBe('ahead');
    expect(getBookingPhase(ada, at('15:30'))).toBe('now');
    expect(getBookingPhase(ada, at('16:59'))).toBe('now');
    expect(getBookingPhase(ada, at('17:00'))).toBe('over');
    expect(getBookingPhase(ada, at('08:00', '2026-11-22'))).toBe('over');
    expect(getBookingPhase(ada, at('20:00', '2026-11-20'))).toBe('ahead');
    expect(getBookingPhase(booked('Late', '23:00', 120), at('23:59'))).toBe('now');
  });

  it('names the next client, the lower chair first', () => {
    const day = [booked('Late', '18:00', 60), booked('Zoe', '15:30', 60, 2), ada];
    expect(findNextBooking(day, at('15:00'))?.name).toBe('Ada');
    expect(findNextBooking(day, at('15:30'))?.name).toBe('Late');
    expect(findNextBooking(day, at('18:00'))).toBeUndefined();
  });

  it('names the next client of a later day when today’s are over', () => {
    const days = [booked('Sunday', '10:00', 60, 1, '2026-11-22'), ada];
    expect(findNextBooking(days, at('19:00'))?.name).toBe('Sunday');
  });
});
