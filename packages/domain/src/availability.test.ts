import { describe, expect, it } from 'vitest';
import { planAvailability, type AvailabilityHours, type StyleToExtend } from './availability.ts';
import type { Closure } from './closures.ts';
import type { OpeningHours } from './openingHours.ts';

const openingHours: OpeningHours[] = [
  { weekday: 'friday', from: '16:00', to: '19:00' },
  { weekday: 'saturday', from: '13:00', to: '19:00' },
];
const [thursday, friday, saturday] = ['2026-12-03', '2026-12-04', '2026-12-05'];
const day = (date: string): Closure => ({ from: date, to: date, fromTime: null, toTime: null });

const plan = (
  style: Partial<StyleToExtend>,
  {
    dates = [friday, saturday],
    hours = null,
    closures = [],
    now = { date: '2026-12-01', time: '09:00' },
  }: {
    dates?: string[];
    hours?: AvailabilityHours;
    closures?: Closure[];
    now?: { date: string; time: string };
  } = {},
) => {
  const [planned] = planAvailability(
    [{ styleId: 8, durationMinutes: 90, offered: {}, ...style }],
    { dates, hours },
    { now, openingHours, closures },
  );
  const added = planned?.added.map(({ date, time }) => `${date.slice(8)} ${time}`);
  return { ...planned, added };
};

describe('offering a style on many days', () => {
  it.each([
    [90, ['04 17:00', '05 14:00', '05 15:30', '05 17:00'], []],
    [
      60,
      ['04 16:00', '04 17:00', '04 18:00', ...[13, 14, 15, 16, 17, 18].map((hour) => `05 ${hour}:00`)],
      [],
    ],
    [180, ['05 14:00'], [{ date: friday, reason: 'TOO_SHORT' }]],
  ])(
    'of %i minutes adds the slots of its form that end within the opening hours',
    (minutes, added, skipped) => {
      expect(plan({ durationMinutes: minutes })).toEqual({ styleId: 8, added, existing: 0, skipped });
    },
  );

  it('takes the hours that are given on each day, also on one that is usually closed', () => {
    const hours = { from: '08:00', to: '11:00' };
    expect(plan({}, { dates: [thursday], hours }).added).toEqual(['03 08:00', '03 09:30']);
    expect(plan({}, { dates: [thursday] })).toEqual({
      styleId: 8,
      added: [],
      existing: 0,
      skipped: [{ date: thursday, reason: 'CLOSED_WEEKDAY' }],
    });
  });

  it('counts times that are offered already, and leaves others of the day alone', () => {
    const offered = { [saturday]: ['08:00', '14:00', '15:30'] };
    expect(plan({ offered }, { dates: [saturday] })).toEqual({
      styleId: 8,
      added: ['05 17:00'],
      existing: 2,
      skipped: [],
    });
  });

  it('leaves out closed times, and skips a day that is closed for all of the hours', () => {
    const closures = [day(friday), { ...day(saturday), fromTime: '15:00', toTime: '16:00' }];
    expect(plan({}, { closures })).toEqual({
      styleId: 8,
      added: ['05 17:00'],
      existing: 0,
      skipped: [{ date: friday, reason: 'STUDIO_CLOSED' }],
    });
  });

  it('leaves out times that have begun, and skips a day with no others', () => {
    expect(plan({}, { now: { date: saturday, time: '14:00' } })).toEqual({
      styleId: 8,
      added: ['05 15:30', '05 17:00'],
      existing: 0,
      skipped: [{ date: friday, reason: 'NO_TIME_LEFT' }],
    });
  });

  it('takes each day once, in order', () => {
    expect(plan({}, { dates: [saturday, friday, saturday] })).toEqual(plan({}));
  });

  it('plans each style separately, in the given order', () => {
    const styles = [
      { styleId: 9, durationMinutes: 180, offered: {} },
      { styleId: 8, durationMinutes: 90, offered: {} },
    ];
    const planned = planAvailability(
      styles,
      { dates: [saturday], hours: null },
      { now: { date: '2026-12-01', time: '09:00' }, openingHours, closures: [] },
    );
    expect(planned.map(({ styleId, added }) => [styleId, added.length])).toEqual([
      [9, 1],
      [8, 3],
    ]);
  });
});
