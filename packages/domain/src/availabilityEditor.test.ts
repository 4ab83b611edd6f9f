import { describe, expect, it } from 'vitest';
import {
  addTime,
  setSelectedDates,
  listDates,
  copyTimes,
  getDatesWithMisalignedTimes,
  datesWithoutTimes,
  diffAvailability,
  getMisalignedTimes,
  withoutEmptyDates,
  planTimesCopy,
  removeDate,
  removeTime,
  removeMisalignedTimes,
  getWeeklyRepeats,
  type AvailabilityDraft,
} from './availabilityEditor.ts';
import { generateSlotTimes } from './slots.ts';

const today = '2026-12-03';
/** A Saturday with three times of 75 minutes, another with two of them, and a newly chosen Friday. */
const dates: AvailabilityDraft = {
  '2026-12-05': ['13:00', '14:15', '15:30'],
  '2026-12-12': ['13:00', '16:45'],
  '2026-12-18': [],
};

describe('choosing dates', () => {
  it('gives a new date no times, keeps those of the others and removes dates no longer chosen', () => {
    expect(setSelectedDates(dates, ['2026-12-05', '2026-12-19'], today)).toEqual({
      '2026-12-05': ['13:00', '14:15', '15:30'],
      '2026-12-19': [],
    });
  });

  it('ignores past dates that were not chosen before, and invalid ones', () => {
    const old = { '2026-12-01': ['13:00'] };
    expect(setSelectedDates(old, ['2026-12-01', '2026-12-02', '2026-12-03', '2026-13-40'], today)).toEqual({
      '2026-12-01': ['13:00'],
      '2026-12-03': [],
    });
  });

  it('is safe for keys of Object.prototype', () => {
    expect(addTime({}, 'constructor', '08:00', 60)).toEqual({ constructor: ['08:00'] });
    expect(setSelectedDates({}, ['toString'], today)).toEqual({});
  });

  it('lists them in order, and takes one out', () => {
    expect(listDates({ '2026-12-12': [], '2026-12-05': [] })).toEqual(['2026-12-05', '2026-12-12']);
    expect(listDates(removeDate(dates, '2026-12-05'))).toEqual(['2026-12-12', '2026-12-18']);
  });
});

describe('the times of a date', () => {
  it('are sorted, in whatever order they were added', () => {
    expect(addTime(dates, '2026-12-12', '14:15', 75)).toEqual({
      ...dates,
      '2026-12-12': ['13:00', '14:15', '16:45'],
    });
  });

  it('select a date when its first time is added', () => {
    expect(addTime({}, '2026-12-26', '08:00', 75)).toEqual({ '2026-12-26': ['08:00'] });
  });

  it('are slots of the duration, each once', () => {
    expect(addTime(dates, '2026-12-12', '14:00', 75)).toBe('noSlot');
    expect(addTime(dates, '2026-12-12', '', 75)).toBe('noSlot');
    expect(addTime(dates, '2026-12-12', '13:00', 75)).toBe('twice');
  });

  it('remove the date with its last time', () => {
    const one = removeTime(dates, '2026-12-12', '13:00');
    expect(one['2026-12-12']).toEqual(['16:45']);
    expect(listDates(removeTime(one, '2026-12-12', '16:45'))).toEqual(['2026-12-05', '2026-12-18']);
  });

  it('keep the lists of other dates identical, so that nothing else is rendered again', () => {
    const next = removeTime(dates, '2026-12-12', '13:00');
    expect(next['2026-12-05']).toBe(dates['2026-12-05']);
  });
});

describe('repeating weekly', () => {
  it('continues every seven days, up to and including the last one', () => {
    expect(getWeeklyRepeats('2026-12-05', '2026-12-26')).toEqual(['2026-12-12', '2026-12-19', '2026-12-26']);
    expect(getWeeklyRepeats('2026-12-05', '2026-12-25')).toEqual(['2026-12-12', '2026-12-19']);
  });

  it('crosses clock changes and the year boundary', () => {
    expect(getWeeklyRepeats('2026-10-31', '2026-11-14')).toEqual(['2026-11-07', '2026-11-14']);
    expect(getWeeklyRepeats('2026-12-26', '2027-01-02')).toEqual(['2027-01-02']);
  });

  it('returns nothing without a valid end date', () => {
    expect(getWeeklyRepeats('2026-12-05', '')).toEqual([]);
    expect(getWeeklyRepeats('2026-12-05', '2026-12-05')).toEqual([]);
    expect(getWeeklyRepeats('2026-12-05', '2020-01-01')).toEqual([]);
  });
});

describe('copying the times of a date', () => {
  const weekly = ['2026-12-12', '2026-12-19', '2026-12-26'];

  it('does not change a date with its own times when it is only repeated', () => {
    expect(planTimesCopy(dates, '2026-12-05', weekly, { today, onOwn: 'keep' })).toEqual({
      gets: ['2026-12-19', '2026-12-26'],
      keeps: ['2026-12-12'],
      same: [],
    });
  });

  it('adds to the times of a date that was chosen for it', () => {
    const plan = planTimesCopy(dates, '2026-12-05', ['2026-12-18', '2026-12-12'], { today, onOwn: 'add' });
    expect(plan).toEqual({ gets: ['2026-12-12', '2026-12-18'], keeps: [], same: [] });
    expect(copyTimes(dates, '2026-12-05', plan.gets)).toEqual({
      '2026-12-05': ['13:00', '14:15', '15:30'],
      '2026-12-12': ['13:00', '14:15', '15:30', '16:45'],
      '2026-12-18': ['13:00', '14:15', '15:30'],
    });
  });

  it('skips the source date, past dates and identical dates', () => {
    const more = { ...dates, '2026-12-19': ['08:00', '13:00', '16:45'] };
    const to = ['2026-12-01', '2026-12-12', '2026-12-19'];
    expect(planTimesCopy(more, '2026-12-12', to, { today, onOwn: 'add' })).toEqual({
      gets: [],
      keeps: [],
      same: ['2026-12-19'],
    });
  });

  it('copies nothing from a date without times', () => {
    const plan = planTimesCopy(dates, '2026-12-18', ['2026-12-05'], { today, onOwn: 'add' });
    expect(plan).toEqual({ gets: [], keeps: [], same: [] });
    expect(copyTimes(dates, '2026-12-18', ['2026-12-05'])).toBe(dates);
  });
});

describe('another duration', () => {
  it('leaves times that no longer fit where they are, and marks them', () => {
    expect(getMisalignedTimes(['13:00', '14:15', '15:30'], generateSlotTimes(60))).toEqual([
      '14:15',
      '15:30',
    ]);
    expect(getDatesWithMisalignedTimes(dates, 60)).toEqual(['2026-12-05', '2026-12-12']);
    expect(getDatesWithMisalignedTimes(dates, 75)).toEqual([]);
  });

  it('can remove all times off the grid, and dates without other times', () => {
    expect(removeMisalignedTimes(dates, 60, {})).toEqual({
      dates: { '2026-12-05': ['13:00'], '2026-12-12': ['13:00'], '2026-12-18': [] },
      hasBooked: false,
    });
    expect(removeMisalignedTimes({ '2026-12-05': ['14:15'] }, 60, {}).dates).toEqual({});
  });

  it('keeps booked times, and reports that', () => {
    const booked = { '2026-12-05': ['13:00', '15:30'] };
    expect(removeMisalignedTimes(dates, 60, booked)).toEqual({
      dates: { '2026-12-05': ['13:00', '15:30'], '2026-12-12': ['13:00'], '2026-12-18': [] },
      hasBooked: true,
    });
  });
});

describe('what is stored', () => {
  it('are the dates that have times', () => {
    expect(datesWithoutTimes(dates)).toEqual(['2026-12-18']);
    expect(Object.keys(withoutEmptyDates(dates))).toEqual(['2026-12-05', '2026-12-12']);
  });
});

describe('two versions', () => {
  it('are compared date by date', () => {
    const after = { '2026-12-05': ['13:00'], '2026-12-12': ['13:00', '16:45'], '2026-12-19': ['13:00'] };
    expect(diffAvailability(dates, after)).toEqual([
      { date: '2026-12-05', before: ['13:00', '14:15', '15:30'], after: ['13:00'] },
      { date: '2026-12-18', before: [], after: undefined },
      { date: '2026-12-19', before: undefined, after: ['13:00'] },
    ]);
    expect(diffAvailability(dates, { ...dates, '2026-12-05': ['13:00', '14:15', '15:30'] })).toEqual([]);
  });
});
