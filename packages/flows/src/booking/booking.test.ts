import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ApiProblem } from '@plaitful/api-client/problem';
import { initialTransition, transition } from 'xstate';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { Slot } from '@plaitful/domain/slots';
import { ApiCallError } from '../apiProblem.ts';
import {
  sampleDetails,
  availability,
  sampleBooking,
  withSlotTaken,
  withHigherPrice,
  createRefusal,
  sampleStyle,
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
const refresh = getDoneEvent('refreshAvailability');
const refreshPrice = getDoneEvent('refreshPrice');
const create = getDoneEvent('createBooking');

const member: BookingInput = { style: sampleStyle, userId: 2 };
const guest: BookingInput = { ...member, userId: null };
const loggedIn: Event = { type: 'member.loggedIn', userId: 2 };
const slot = { date: '2026-12-05', time: '15:00' };

const saturday: Event = { type: 'date.chosen', date: slot.date };
const atThree: Event = { type: 'time.chosen', time: slot.time };
const next: Event = { type: 'slot.confirmed' };
/** The address follows. */
const opened: Event = { type: 'details.opened', slot };
const bookNow: Event = { type: 'details.submitted', details: sampleDetails };

function onward(snapshot: Snapshot, ...events: Event[]): Snapshot {
  return events.reduce((from, event) => transition(bookingMachine, from, event)[0], snapshot);
}
const after = (input: BookingInput, ...events: Event[]): Snapshot =>
  onward(initialTransition(bookingMachine, input)[0], ...events);

const getDisabledReason = ({ context }: Snapshot) =>
  getNextDisabledReason(context, getSlotAvailability(context));

const chosen = [load.done(availability), saturday, atThree];
const submitted = (...events: Event[]): Snapshot =>
  after(member, ...chosen, next, opened, bookNow, ...events);

describe('the free times', () => {
  it('are loaded first', () => {
    expect(after(member).value).toBe('loadingAvailability');
    expect(after(member).matches('loadingAvailability')).toBe(true);
    expect(getDisabledReason(after(member))).toBe('loading');
  });

  it('show an error when they could not be loaded, and can be requested again', () => {
    const failed = after(member, load.failed(new ApiCallError({ kind: 'offline' })));
    expect(failed.value).toBe('availabilityFailed');
    expect(failed.context.problem).toEqual({ kind: 'offline' });
    expect(onward(failed, { type: 'availability.requested' }).value).toBe('loadingAvailability');
  });
});

describe('choosing a slot', () => {
  it('goes from the date to the time to Next, and reports what is missing', () => {
    const start = after(member, load.done(availability));
    expect(start.value).toEqual({ choosing: 'choosingDate' });
    expect(getDisabledReason(start)).toBe('noDate');
    const onDate = onward(start, saturday);
    expect(onDate.value).toEqual({ choosing: 'choosingTime' });
    expect(getDisabledReason(onDate)).toBe('noTime');
    const onTime = onward(onDate, atThree);
    expect(getDisabledReason(onTime)).toBeNull();
    expect(getSelectedSlot(onTime.context)).toEqual(slot);
  });

  it('takes no day and no time that cannot be booked', () => {
    const start = after(member, load.done(availability));
    for (const date of ['2026-12-04', '2026-12-06', '2026-12-11', 'nonsense']) {
      expect(onward(start, { type: 'date.chosen', date }).value).toEqual({ choosing: 'choosingDate' });
    }
    for (const time of ['13:15', '13:00', 'nonsense']) {
      expect(onward(start, saturday, { type: 'time.chosen', time }).context.time).toBeNull();
    }
    expect(onward(start, saturday, next).value).toEqual({ choosing: 'choosingTime' });
  });

  it('chooses the only free time of a day with the day', () => {
    const only = after(member, load.done(withSlotTaken), saturday);
    expect(only.context.time).toBe('16:45');
    expect(getDisabledReason(only)).toBeNull();
  });

  it('forgets the time with another date', () => {
    const other = after(member, ...chosen, { type: 'date.chosen', date: '2026-12-12' });
    expect(other.context).toMatchObject({ date: '2026-12-12', time: null });
  });

  it('is refused for a time that has passed meanwhile', () => {
    const late = after(member, ...chosen, {
      type: 'clock.ticked',
      now: { date: '2026-12-05', time: '15:00' },
    });
    expect(getDisabledReason(late)).toBe('past');
    expect(onward(late, next).value).toEqual({ choosing: 'choosingTime' });
  });

  it('stays in the picker when the times are loaded again', () => {
    const anew = after(member, ...chosen, { type: 'availability.requested' }, load.done(withSlotTaken));
    expect(anew.value).toEqual({ choosing: 'choosingTime' });
    expect(getDisabledReason(anew)).toBe('taken');
  });
});

describe('a URL', () => {
  const detailsOf = (chosenSlot: Slot): Event => ({ type: 'details.opened', slot: chosenSlot });
  const other = { date: '2026-12-12', time: '13:15' };

  it('of the details leads a member straight to them', () => {
    const open = after(member, detailsOf(slot), load.done(availability));
    expect(open.value).toEqual({ details: 'enteringDetails' });
    expect(getSelectedSlot(open.context)).toEqual(slot);
  });

  it('of the details leads a guest to Members Only, and back to the picker when declined', () => {
    const asked = after(guest, detailsOf(slot), load.done(availability));
    expect(asked.value).toBe('askingMembership');
    const declined = onward(asked, { type: 'membership.declined' });
    expect(declined.value).toEqual({ choosing: 'choosingTime' });
    expect(getSelectedSlot(declined.context)).toEqual(slot);
  });

  it.each([
    [{ date: '2026-12-05', time: '13:15' }, 'taken'],
    [{ date: '2026-12-01', time: '13:15' }, 'past'],
    [{ date: '2026-12-06', time: '13:15' }, 'notOffered'],
    [{ date: '2026-12-05', time: 'noon' }, 'notOffered'],
  ] as const)('of the details with the slot %j reports that it is %s', (old, slotProblem) => {
    const gone = after(member, detailsOf(old), load.done(availability));
    expect(gone.value).toEqual({ slotTaken: 'ready' });
    expect(gone.context.slotProblem).toBe(slotProblem);
  });

  it('of the details that are open already changes nothing, but another slot is taken over', () => {
    const failed = submitted(create.failed(createRefusal(409, 'too_many_unpaid')));
    expect(onward(failed, detailsOf(slot)).value).toEqual({ details: 'failed' });
    const moved = onward(failed, detailsOf(other));
    expect(moved.value).toEqual({ details: 'enteringDetails' });
    expect(getSelectedSlot(moved.context)).toEqual(other);
  });

  it('of the picker leads back to it, with the slot still chosen', () => {
    const back = after(member, ...chosen, next, { type: 'picker.opened' });
    expect(back.value).toEqual({ choosing: 'choosingTime' });
    expect(getSelectedSlot(back.context)).toEqual(slot);
  });

  it('of the picker does not interrupt a booking in progress', () => {
    expect(submitted({ type: 'picker.opened' }).value).toBe('submitting');
  });

  it('begins another booking once one is made, unless it is that of the slot just booked', () => {
    const done = submitted(create.done(sampleBooking));
    expect(onward(done, detailsOf(slot)).context.bookingId).toBe(sampleBooking.bookingId);
    const again = onward(done, { type: 'picker.opened' }, load.done(withSlotTaken));
    expect(again.value).toEqual({ choosing: 'choosingDate' });
    expect(again.context).toMatchObject({ bookingId: null, date: null, time: null });
    const another = onward(done, detailsOf(other), load.done(withSlotTaken));
    expect(another.value).toEqual({ details: 'enteringDetails' });
    expect(another.context.bookingId).toBeNull();
  });
});

describe('a booking restored after a reload', () => {
  const stored = toStoredBooking(after(member, ...chosen).context);

  it('has the chosen slot once the free times are loaded', () => {
    expect(stored).toMatchObject({ style: sampleStyle, userId: 2, ...slot, bookingId: null });
    const picking = after(stored, { type: 'picker.opened' }, load.done(availability));
    expect(picking.value).toEqual({ choosing: 'choosingTime' });
    expect(getSelectedSlot(picking.context)).toEqual(slot);
    const entering = after(stored, { type: 'details.opened', slot }, load.done(availability));
    expect(entering.value).toEqual({ details: 'enteringDetails' });
  });

  it('reports a price that changed meanwhile', () => {
    expect(after(stored, load.done(withHigherPrice)).context.hasNewPrice).toBe(true);
  });

  it('shows the confirmation at the address of a made booking, and begins another booking at the picker', () => {
    const made = after(toStoredBooking(submitted(create.done(sampleBooking)).context));
    expect(made.value).toBe('booked');
    expect(onward(made, { type: 'details.opened', slot }).value).toBe('booked');
    const another = onward(made, { type: 'picker.opened' });
    expect(another.value).toBe('loadingAvailability');
    expect(another.context).toMatchObject({ bookingId: null, date: null });
  });

  it('loads the free times again and continues where it was', () => {
    const anew: Event = { type: 'availability.requested' };
    const picking = onward(after(member, ...chosen), anew, load.done(availability));
    expect(picking.value).toEqual({ choosing: 'choosingTime' });
    expect(getSelectedSlot(picking.context)).toEqual(slot);
    const entering = onward(after(member, ...chosen, next, opened), anew);
    expect(entering.value).toBe('loadingAvailability');
    expect(onward(entering, load.done(availability)).value).toEqual({ details: 'enteringDetails' });
    expect(onward(entering, load.done(withSlotTaken)).value).toEqual({ slotTaken: 'ready' });
    expect(submitted(create.done(sampleBooking), anew).value).toBe('booked');
  });
});

describe('membership', () => {
  it('is required at Next, and the slot is kept after login', () => {
    const asked = after(guest, ...chosen, next);
    expect(asked.value).toBe('askingMembership');
    const back = onward(asked, loggedIn);
    expect(back.value).toEqual({ details: 'enteringDetails' });
    expect(getSelectedSlot(back.context)).toEqual(slot);
  });

  it('that ends during the form or the call is required again, and leads back to the form', () => {
    const ended = [
      after(member, ...chosen, next, { type: 'session.expired' }),
      submitted({ type: 'session.expired' }),
      submitted(create.failed(createRefusal(401, 'unauthenticated'))),
    ];
    for (const expired of ended) {
      expect(expired.value).toBe('askingMembership');
      expect(expired.context.userId).toBeNull();
      const back = onward(expired, loggedIn);
      expect(back.value).toEqual({ details: 'enteringDetails' });
      expect(getSelectedSlot(back.context)).toEqual(slot);
    }
  });

  it('that ends by logging out leads back to the picker', () => {
    const left = submitted(create.failed(createRefusal(409, 'too_many_unpaid')), {
      type: 'member.loggedOut',
    });
    expect(left.value).toEqual({ choosing: 'choosingTime' });
    expect(left.context).toMatchObject({ userId: null, bookingId: null });
  });

  it('that began in the picker is not required again', () => {
    expect(after(guest, ...chosen, loggedIn, next).value).toEqual({ details: 'enteringDetails' });
  });
});

describe('Book Now', () => {
  it('ends in a booking, of which only the number is kept', () => {
    const done = submitted(create.done(sampleBooking));
    expect(done.value).toBe('booked');
    expect(done.context.bookingId).toBe(sampleBooking.bookingId);
    expect(JSON.stringify(done.context)).not.toContain(sampleBooking.childName);
  });

  it('is sent once, however often it is pressed', () => {
    expect(submitted().can(bookNow)).toBe(false);
  });

  it.each([
    ['slot_taken', withSlotTaken, 'taken'],
    ['no_free_chair', availability, 'noFreeChair'],
  ] as const)('on %s reports it, and continues with another time', (code, newest, why) => {
    const taken = submitted(create.failed(createRefusal(409, code)));
    expect(taken.value).toEqual({ slotTaken: 'refreshing' });
    const told = onward(taken, refresh.done(newest));
    expect(told.value).toEqual({ slotTaken: 'ready' });
    expect(told.context).toMatchObject({ slotProblem: why, ...slot });
    const near = onward(told, { type: 'slot.chosen', slot: { date: '2026-12-05', time: '16:45' } });
    expect(near.value).toEqual({ details: 'enteringDetails' });
    expect(near.context).toMatchObject({ time: '16:45', slotProblem: null, problem: null });
    const picker = onward(told, { type: 'slot.reopened' });
    expect(picker.value).toEqual({ choosing: 'choosingTime' });
    expect(picker.context).toMatchObject({ date: '2026-12-05', time: null });
    const again = onward(picker, { type: 'time.chosen', time: '16:45' }, next, bookNow);
    expect(again.value).toBe('submitting');
  });

  it('forgets the day with the time that was taken when nothing else is free on it', () => {
    const full: Availability = {
      ...withSlotTaken,
      booked: [...withSlotTaken.booked, { styleId: 3, bookingDate: '2026-12-05', bookingTime: '16:45' }],
    };
    const told = submitted(create.failed(createRefusal(409, 'slot_taken')), refresh.done(full));
    const picker = onward(told, { type: 'slot.reopened' });
    expect(picker.value).toEqual({ choosing: 'choosingDate' });
    expect(picker.context).toMatchObject({ date: null, time: null, lostDate: '2026-12-05' });
    expect(getDisabledReason(picker)).toBe('noDate');
  });

  it('on a time that has passed on the server reports it', () => {
    const passed = submitted(create.failed(createRefusal(422, 'invalid', 'bookingTime')));
    const now = { date: '2026-12-05', time: '15:30' };
    expect(onward(passed, refresh.done({ ...availability, now })).context.slotProblem).toBe('past');
    expect(onward(passed, refresh.done(availability)).context.slotProblem).toBe('notOffered');
  });

  it('offers the free times closest to the one that was taken', () => {
    const told = submitted(create.failed(createRefusal(409, 'slot_taken')), refresh.done(withSlotTaken));
    expect(getNearestSlots(told.context)).toEqual([{ date: '2026-12-05', time: '16:45' }]);
    const full: Availability = {
      ...withSlotTaken,
      booked: [...withSlotTaken.booked, { styleId: 3, bookingDate: '2026-12-05', bookingTime: '16:45' }],
    };
    const nextDay = submitted(create.failed(createRefusal(409, 'slot_taken')), refresh.done(full));
    expect(getNearestSlots(nextDay.context)).toEqual([
      { date: '2026-12-12', time: '15:00' },
      { date: '2026-12-12', time: '13:15' },
    ]);
    expect(getNearestSlots(nextDay.context, 1)).toHaveLength(1);
  });

  it('keeps the slot when the free times cannot be loaded after that', () => {
    const stuck = submitted(
      create.failed(createRefusal(409, 'slot_taken')),
      refresh.failed(new Error('down')),
    );
    expect(stuck.value).toBe('availabilityFailed');
    const told = onward(stuck, { type: 'availability.requested' }, load.done(withSlotTaken));
    expect(told.value).toEqual({ slotTaken: 'ready' });
    expect(getSelectedSlot(told.context)).toEqual(slot);
  });

  it('on a new price shows the newest style, which is then booked', () => {
    const shown = submitted(
      create.failed(createRefusal(412, 'price_changed')),
      refreshPrice.done(withHigherPrice),
    );
    expect(shown.value).toEqual({ details: 'priceChanged' });
    expect(shown.context).toMatchObject({ hasNewPrice: true, style: withHigherPrice.style });
    const again = onward(shown, bookNow);
    expect(again.value).toBe('submitting');
    expect(again.context.hasNewPrice).toBe(false);
  });

  it('on a new price requires another time when the old one is no longer offered', () => {
    const gone = {
      ...withHigherPrice,
      style: { ...withHigherPrice.style, dayTimeMapping: { '2026-12-12': '13:15' } },
    };
    const told = submitted(create.failed(createRefusal(412, 'price_changed')), refreshPrice.done(gone));
    expect(told.value).toEqual({ slotTaken: 'ready' });
    expect(told.context.slotProblem).toBe('notOffered');
  });

  it.each([
    ['too many unpaid', createRefusal(409, 'too_many_unpaid'), 'failed'],
    ['a field that is wrong', createRefusal(422, 'invalid', 'childName'), 'failed'],
    ['too many tries', createRefusal(429, 'rate_limited'), 'failed'],
    ['no answer', new ApiCallError({ kind: 'offline' }), 'unknown'],
    ['a broken server', new ApiCallError({ kind: 'failed', status: 500 }), 'unknown'],
    ['a failure of our own', new TypeError('bug'), 'unknown'],
  ] as const)('on %s reports the result, and can be pressed again', (_case, error, details) => {
    const ended = submitted(create.failed(error));
    expect(ended.value).toEqual({ details });
    expect(ended.context.problem).toEqual(
      error instanceof ApiCallError ? error.problem : ({ kind: 'failed' } satisfies ApiProblem),
    );
    expect(onward(ended, bookNow).value).toBe('submitting');
  });
});

describe('the types', () => {
  it('describe the form’s values', () => {
    // @ts-expect-error: a child has a name, not a nickname
    const event: Event = { type: 'details.submitted', details: { nickname: 'Ada' } };
    expectTypeOf(event).toExtend<Event>();
  });
});
