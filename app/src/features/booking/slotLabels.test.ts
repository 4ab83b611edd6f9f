import { nbsp } from '../../testing/nbsp.ts';
import type { SlotAvailability } from '@plaitful/domain/slots';
import type { PublicClosure } from '@plaitful/flows/booking/types';
import { describe, expect, it } from 'vitest';
import {
  formatClosedRanges,
  getDayLabel,
  getTimeLabels,
  getMonthNote,
  nextDisabledLabels,
} from './slotLabels.ts';

/** A Friday at three; open on Fridays and Saturdays. */
const offer: SlotAvailability = {
  styleId: 1,
  offered: {
    '2026-12-04': ['13:00', '16:00'],
    '2026-12-05': ['13:00', '16:00'],
    '2026-12-11': ['16:00'],
  },
  booked: [
    { styleId: 1, bookingDate: '2026-12-05', bookingTime: '13:00' },
    { styleId: 1, bookingDate: '2026-12-11', bookingTime: '16:00' },
  ],
  now: { date: '2026-12-04', time: '15:00' },
  openWeekdays: ['friday', 'saturday'],
};
const hours = 'Friday 4 pm to 7 pm, Saturday 1 pm to 7 pm';
const getDayDisabledReason = (date: string, of: SlotAvailability = offer) =>
  getDayLabel(date, of, { chosen: null, hours }).disabledReason;
const whyTimes = (date: string, of: SlotAvailability) =>
  getTimeLabels(date, of, { chosen: null, duration: 90 }).map(({ time, disabledReason }) => [
    time,
    disabledReason,
  ]);

describe('a day that cannot be chosen says why', () => {
  it('when it is over', () => {
    expect(getDayDisabledReason('2026-12-03')).toBe('This day is over. Please choose a later one.');
  });

  it('when it is full, with the next free day where there is one', () => {
    const later = { ...offer, offered: { ...offer.offered, '2026-12-12': ['13:00'] } };
    expect(getDayDisabledReason('2026-12-11', later)).toBe(
      nbsp('Every time on this day is booked. The next free day is Saturday 12 December 2026.'),
    );
    expect(getDayDisabledReason('2026-12-11')).toBe('Every time on this day is booked.');
  });

  it('when every time that is free is too short, with the next free day', () => {
    const short = {
      ...offer,
      offered: { ...offer.offered, '2026-12-12': ['13:00'] },
      tooShort: [{ date: '2026-12-05', time: '16:00' }],
    };
    expect(getDayLabel('2026-12-05', short, { chosen: null, hours })).toMatchObject({
      state: 'full',
      label: nbsp('Saturday 5 December 2026, no time is long enough for what you chose'),
      disabledReason: nbsp(
        'No time on this day is long enough for what you chose. The next free day is Saturday 12 December 2026.',
      ),
    });
  });

  it('when the style is not offered on it', () => {
    const later = { ...offer, offered: { '2026-12-19': ['13:00'] } };
    expect(getDayDisabledReason('2026-12-12', later)).toBe(
      nbsp('This style is not offered on this day. The next free day is Saturday 19 December 2026.'),
    );
    expect(getDayDisabledReason('2026-12-12')).toBe('This style is not offered on this day.');
  });

  it('when the studio is closed', () => {
    expect(getDayDisabledReason('2026-12-07')).toBe(`We are closed on this day. We are open ${hours}.`);
  });

  it('when it is today and its times have passed', () => {
    const evening = { ...offer, now: { date: '2026-12-04', time: '18:00' } };
    expect(getDayDisabledReason('2026-12-04', evening)).toBe(
      'The times of today have passed. Please choose a later day.',
    );
  });

  it('but not when it is free', () => {
    expect(getDayDisabledReason('2026-12-05')).toBeUndefined();
  });
});

describe('a time that cannot be chosen says why', () => {
  it('when it has passed, and when someone has booked it', () => {
    expect(whyTimes('2026-12-04', offer)).toEqual([
      ['13:00', 'This time has passed. Please choose a later one.'],
      ['16:00', undefined],
    ]);
    expect(whyTimes('2026-12-05', offer)[0]).toEqual([
      '13:00',
      'Someone has booked this time. Please choose another one.',
    ]);
  });

  it('when it is too short for the chosen options', () => {
    const short = { ...offer, tooShort: [{ date: '2026-12-05', time: '16:00' }] };
    expect(getTimeLabels('2026-12-05', short, { chosen: null, duration: 150 })[1]).toMatchObject({
      state: 'booked',
      note: 'too short for what you chose',
      label: nbsp('4:00 pm to 6:30 pm, too short for what you chose'),
      disabledReason: 'This time is too short for what you chose. Please choose another one.',
    });
  });

  it('when it is the parent’s own slot, which is also among the booked ones', () => {
    const moving = { ...offer, yours: { date: '2026-12-05', time: '13:00' } };
    expect(whyTimes('2026-12-05', moving)[0]).toEqual([
      '13:00',
      'This is already your time. Choose another one to reschedule.',
    ]);
  });
});

describe('Next says what it waits for', () => {
  it.each([
    ['loading', 'We are still checking this day.'],
    ['noDate', 'Choose a date first.'],
    ['noTime', 'Choose a time to go on.'],
    ['taken', 'That time was just booked by someone else. The list is up to date now.'],
    ['tooShort', 'This time is too short for what you chose. Please pick another one.'],
    ['past', 'This time has passed. Please pick a later one.'],
    ['notOffered', 'This time is no longer offered. Please pick another one.'],
    ['closed', 'The studio is closed at this time. Nothing you typed is lost. Please pick another time.'],
    ['noFreeChair', 'The studio has no free chair at this time. Please pick another one.'],
  ] as const)('%s', (reason, sentence) => {
    expect(nextDisabledLabels[reason]).toBe(sentence);
  });
});

describe('a month without free times', () => {
  it('leads to the next free day', () => {
    expect(getMonthNote('2026-11', offer)).toEqual({
      text: nbsp('No free times in November 2026.'),
      goTo: { date: '2026-12-04', label: nbsp('Go to the next free day, Friday 4 December 2026') },
    });
  });
});

describe('a closure of the studio', () => {
  const closure = { from: '2026-12-05', to: '2026-12-05', fromTime: null, toTime: null, message: '' };
  const closing = (part: Partial<PublicClosure>): PublicClosure[] => [{ ...closure, ...part }];
  const without = { ...offer, offered: { '2026-12-11': ['13:00'] } };

  it('shows the studio’s message for a whole day, and the next free day', () => {
    const day = (message: string) =>
      getDayLabel(
        '2026-12-05',
        { ...without, closures: closing({ message }) },
        {
          chosen: null,
          hours,
        },
      );
    expect(day('')).toMatchObject({
      state: 'closed',
      caption: 'Closed',
      label: nbsp('Saturday 5 December 2026, closed. The studio is closed'),
      disabledReason: nbsp('The studio is closed. The next free day is Friday 11 December 2026.'),
    });
    expect(day('We are on holiday!').disabledReason).toBe(
      nbsp('We are on holiday! The next free day is Friday 11 December 2026.'),
    );
  });

  it('shows which part of a day is closed when nothing else can be chosen', () => {
    const part = { ...closure, fromTime: '15:00', toTime: '23:59', message: '' };
    const closed = { ...without, closures: closing(part) };
    expect(getDayLabel('2026-12-05', closed, { chosen: null, hours })).toMatchObject({
      state: 'notOffered',
      caption: 'Closed',
      label: nbsp('Saturday 5 December 2026, closed. Closed from 3:00 pm on. The studio is closed.'),
      disabledReason: nbsp(
        'Closed from 3:00 pm on. The studio is closed. The next free day is Friday 11 December 2026.',
      ),
    });
  });

  it('shows which part of a day is closed, and leaves the day selectable', () => {
    const part = { ...closure, fromTime: '15:00', toTime: '23:59', message: 'Dentist' };
    const open = { ...offer, closures: closing(part) };
    expect(formatClosedRanges('2026-12-05', open)).toEqual([nbsp('Closed from 3:00 pm on. Dentist.')]);
    expect(getDayLabel('2026-12-05', open, { chosen: null, hours }).state).toBe('free');
    const between = { ...offer, closures: closing({ ...part, toTime: '17:00', message: '' }) };
    expect(formatClosedRanges('2026-12-05', between)).toEqual([
      nbsp('Closed 3:00 pm to 5:00 pm. The studio is closed.'),
    ]);
    expect(formatClosedRanges('2026-12-12', open)).toEqual([]);
  });
});
