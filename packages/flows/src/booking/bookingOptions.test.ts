import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { EventFrom, SnapshotFrom } from 'xstate';
import {
  availability,
  createRefusal,
  sampleBooking,
  sampleDetails,
  withOptions,
  withoutOption,
} from '../testing/booking.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { bookingMachine } from './booking.machine.ts';
import {
  getNearestSlots,
  getNextDisabledReason,
  getSelectedSlot,
  getSlotAvailability,
  toStoredBooking,
} from './booking.rules.ts';
import type { Availability, BookingInput } from './booking.types.ts';

type Event = EventFrom<typeof bookingMachine>;
type Snapshot = SnapshotFrom<typeof bookingMachine>;

const load = getDoneEvent('loadAvailability');
const refreshPrice = getDoneEvent('refreshPrice');
const refresh = getDoneEvent('refreshAvailability');
const create = getDoneEvent('createBooking');

const { style } = withOptions;
const slot = { date: '2026-12-05', time: '15:00' };
const chosen: BookingInput = { style, userId: 2, optionIds: [3, 7] };
const bookNow: Event = { type: 'details.submitted', details: sampleDetails };

const onward = (snapshot: Snapshot, ...events: Event[]): Snapshot =>
  events.reduce((from, event) => transition(bookingMachine, from, event)[0], snapshot);
const after = (input: BookingInput, ...events: Event[]): Snapshot =>
  onward(initialTransition(bookingMachine, input)[0], ...events);
const submitted = (...events: Event[]): Snapshot =>
  after(chosen, { type: 'details.opened', slot }, load.done(withOptions), bookNow, ...events);

const getDisabledReason = ({ context }: Snapshot) =>
  getNextDisabledReason(context, getSlotAvailability(context));

/** The style with another price of the option 3. */
const withOptionAt = (price: number, minutes: number): Availability => ({
  ...withOptions,
  style: {
    ...style,
    optionGroups: (style.optionGroups ?? []).map((group) => ({
      ...group,
      options: group.options.map((each) => (each.optionId === 3 ? { ...each, price, minutes } : each)),
    })),
  },
});

describe('the chosen options', () => {
  it('the options of the address are kept as far as the style has them, and are not stored', () => {
    const start = after({ ...chosen, optionIds: [7, 99, 3] }, load.done(withOptions));
    expect(start.context).toMatchObject({ optionIds: [3, 7], hasNewPrice: false });
    expect(toStoredBooking(start.context)).not.toHaveProperty('optionIds');
  });

  it('are none for a style without groups', () => {
    expect(
      after({ ...chosen, style: availability.style }, load.done(availability)).context.optionIds,
    ).toEqual([]);
  });

  it.each([
    ['dearer', withOptionAt(30, 45), true],
    ['longer', withOptionAt(26, 60), true],
    ['switched off', withoutOption(3), true],
    ['as it was', withOptions, false],
  ] as const)('give a new price when one of them is %s', (_case, newest, hasNewPrice) => {
    expect(after(chosen, load.done(newest)).context.hasNewPrice).toBe(hasNewPrice);
  });

  it('give no new price when one changes that is not chosen', () => {
    expect(after({ ...chosen, optionIds: [7] }, load.done(withOptionAt(30, 60))).context.hasNewPrice).toBe(
      false,
    );
  });

  it('are kept as far as they can still be chosen when the server refuses one', () => {
    const refused = submitted(create.failed(createRefusal(422, 'options_invalid')));
    expect(refused.value).toEqual({ details: 'refreshingPrice' });
    const told = onward(refused, refreshPrice.done(withoutOption(3)));
    expect(told.value).toEqual({ details: 'priceChanged' });
    expect(told.context).toMatchObject({ optionIds: [7], hasNewPrice: true, ...slot });
    expect(onward(told, bookNow, create.done(sampleBooking)).value).toBe('booked');
  });
});

describe('a time that is too short for the chosen options', () => {
  const withShort: Availability = { ...withOptions, tooShort: [slot] };

  it('cannot be chosen', () => {
    const start = after(chosen, load.done(withShort), { type: 'date.chosen', date: slot.date });
    // The only free time is chosen with its day, and stays.
    expect(onward(start, { type: 'time.chosen', time: slot.time }).context.time).toBe('16:45');
    expect(onward(start, { type: 'time.chosen', time: '16:45' }).context.time).toBe('16:45');
  });

  it('stays chosen when the options have changed, and Next says why', () => {
    const kept = after({ ...chosen, ...slot }, load.done(withShort));
    expect(kept.value).toEqual({ choosing: 'choosingTime' });
    expect(getSelectedSlot(kept.context)).toEqual(slot);
    expect(getDisabledReason(kept)).toBe('tooShort');
    expect(onward(kept, { type: 'slot.confirmed' }).value).toEqual({ choosing: 'choosingTime' });
  });

  it('at the address of the details leads to other times', () => {
    const gone = after(chosen, { type: 'details.opened', slot }, load.done(withShort));
    expect(gone.value).toEqual({ slotTaken: 'ready' });
    expect(gone.context.slotProblem).toBe('tooShort');
    expect(getNearestSlots(gone.context)).toEqual([{ date: '2026-12-05', time: '16:45' }]);
  });

  it('is told after Book Now, and everything else is kept', () => {
    const refused = submitted(create.failed(createRefusal(409, 'slot_too_short')));
    expect(refused.value).toEqual({ slotTaken: 'refreshing' });
    const told = onward(refused, refresh.done(withShort));
    expect(told.context).toMatchObject({ slotProblem: 'tooShort', optionIds: [3, 7], ...slot });
  });
});
