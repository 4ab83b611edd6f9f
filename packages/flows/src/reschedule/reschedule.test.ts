import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition, waitFor } from 'xstate';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { Booking } from '@plaitful/api-client/contract';
import type { Availability } from '../booking/booking.types.ts';
import { ApiCallError } from '../apiProblem.ts';
import { availability, sampleBooking, withSlotTaken, createRefusal } from '../testing/booking.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { getSelectedSlot } from '../booking/booking.rules.ts';
import { rescheduleMachine, selectNextDisabledReason } from './reschedule.machine.ts';
import { getLoadTimesInput, getRescheduleAvailability } from './reschedule.rules.ts';
import type { LoadedBooking, RescheduleRequest, RescheduleInput } from './reschedule.types.ts';

type Event = EventFrom<typeof rescheduleMachine>;
type Snapshot = SnapshotFrom<typeof rescheduleMachine>;

const loadBooking = getDoneEvent('loadBooking');
const loadTimes = getDoneEvent('loadAvailability');
const refresh = getDoneEvent('refreshAvailability');
const move = getDoneEvent('rescheduleBooking');

const mine: RescheduleInput = { bookingId: sampleBooking.bookingId, role: 'ROLE_USER' };
const loaded: LoadedBooking = {
  booking: sampleBooking,
  startsAt: new Date('2026-12-05T20:00:00Z'),
  now: new Date('2026-12-04T23:00:00Z'),
};
const times: Availability = {
  ...availability,
  booked: [{ styleId: 3, bookingDate: '2026-12-05', bookingTime: '15:00' }],
};
const rescheduled: Booking = { ...sampleBooking, bookingTime: '16:45' };

const onward = (snapshot: Snapshot, ...events: Event[]): Snapshot =>
  events.reduce((from, event) => transition(rescheduleMachine, from, event)[0], snapshot);
const after = (input: RescheduleInput, ...events: Event[]): Snapshot =>
  onward(initialTransition(rescheduleMachine, input)[0], ...events);

const opened: Event[] = [loadBooking.done(loaded), loadTimes.done(times), { type: 'picker.opened' }];
const chosen: Event[] = [
  ...opened,
  { type: 'date.chosen', date: '2026-12-05' },
  { type: 'time.chosen', time: '16:45' },
];
const confirmed: Event[] = [...chosen, { type: 'slot.confirmed' }];
const sent: Event[] = [...confirmed, { type: 'reschedule.submitted' }];

describe('an appointment to be moved', () => {
  it('is loaded, then the times of its style', () => {
    expect(after(mine).value).toBe('loadingBooking');
    expect(after(mine, loadBooking.done(loaded)).value).toBe('loadingAvailability');
    expect(after(mine, loadBooking.done(loaded), loadTimes.done(times)).value).toBe('ready');
  });

  it('that does not exist is distinguished from one that could not be loaded', () => {
    expect(after(mine, loadBooking.failed(createRefusal(404, 'booking_not_found'))).value).toBe('missing');
    const failed = after(mine, loadBooking.failed(new ApiCallError({ kind: 'offline' })));
    expect(failed.value).toBe('bookingFailed');
    expect(onward(failed, { type: 'booking.requested' }).value).toBe('loadingBooking');
  });

  it.each([
    ['deposit_paid', { deposit: 'PAID', depositDueAt: null }],
    ['already_cancelled', { paymentStatus: 'CANCELLED', cancelledBy: 'MEMBER', depositDueAt: null }],
  ] as const)('cannot be by its parent when it is %s', (code, changes) => {
    const booking: Booking = { ...sampleBooking, ...changes };
    const refused = after(mine, loadBooking.done({ ...loaded, booking }));
    expect([refused.value, refused.context.refusal]).toEqual(['notReschedulable', code]);
  });

  it('is allowed for the studio after payment', () => {
    const booking: Booking = { ...sampleBooking, deposit: 'PAID', depositDueAt: null };
    const allowed = after({ ...mine, role: 'ROLE_ADMIN' }, loadBooking.done({ ...loaded, booking }));
    expect(allowed.value).toBe('loadingAvailability');
  });

  it('whose style is deleted reports it, and can be loaded again', () => {
    const failed = after(
      mine,
      loadBooking.done(loaded),
      loadTimes.failed(createRefusal(404, 'style_not_found')),
    );
    expect([failed.value, failed.context.availability]).toEqual(['styleFailed', null]);
    expect(onward(failed, { type: 'availability.requested' }).value).toBe('loadingAvailability');
  });
});

describe('the times of an appointment', () => {
  const getInput = (changes: Partial<Booking>) =>
    getLoadTimesInput({ context: { booking: { ...sampleBooking, ...changes } } });

  it('are asked for with its minutes when its options make it longer than its style', () => {
    expect(getInput({ totalMinutes: 150 })).toEqual({ styleId: 3, longer: { minutes: 150, exceptId: 11 } });
  });

  it('are those of its style otherwise', () => {
    expect(getInput({})).toEqual({ styleId: 3 });
    expect(getInput({ totalMinutes: 105 })).toEqual({ styleId: 3 });
  });
});

describe('choosing the new time', () => {
  it('begins at the appointment’s own day when it has other free times, else without a day', () => {
    const ownDay = after(mine, ...opened);
    expect([ownDay.value, ownDay.context.date]).toEqual([{ choosing: 'choosingTime' }, '2026-12-05']);
    const booked = ['13:15', '16:45'].map((bookingTime) => ({
      styleId: 3,
      bookingDate: '2026-12-05',
      bookingTime,
    }));
    const full = after(mine, loadBooking.done(loaded), loadTimes.done({ ...times, booked }), {
      type: 'picker.opened',
    });
    expect([full.value, full.context.date]).toEqual([{ choosing: 'choosingDate' }, null]);
    expect(selectNextDisabledReason(full)).toBe('noDate');
  });

  it('goes from the date to the time to Next, and reports what is missing', () => {
    expect(selectNextDisabledReason(after(mine, ...opened))).toBe('noTime');
    const ready = after(mine, ...chosen);
    expect([selectNextDisabledReason(ready), getSelectedSlot(ready.context)]).toEqual([
      null,
      { date: '2026-12-05', time: '16:45' },
    ]);
    expect(after(mine, ...confirmed).value).toEqual({ confirming: 'asking' });
  });

  it('recognizes the appointment’s own time, and rejects it', () => {
    expect(getRescheduleAvailability(after(mine, ...opened).context)?.yours).toEqual({
      date: '2026-12-05',
      time: '15:00',
    });
    const own = after(mine, ...opened, { type: 'date.chosen', date: '2026-12-05' });
    expect(onward(own, { type: 'time.chosen', time: '15:00' }).context.time).toBeNull();
  });

  it('chooses the only free time of a day with the day, and none of several', () => {
    const saturday: Event = { type: 'date.chosen', date: '2026-12-05' };
    const onlyOne = [
      loadBooking.done(loaded),
      loadTimes.done(withSlotTaken),
      { type: 'picker.opened' },
    ] as const;
    const only = after(mine, ...onlyOne, saturday);
    expect([selectNextDisabledReason(only), only.context.time]).toEqual([null, '16:45']);
    const several = after(mine, ...opened, saturday);
    expect([selectNextDisabledReason(several), several.context.time]).toEqual(['noTime', null]);
  });

  it('is refused for a time that has passed meanwhile', () => {
    const late = after(mine, ...chosen, {
      type: 'clock.ticked',
      now: { date: '2026-12-05', time: '17:00' },
    });
    expect(selectNextDisabledReason(late)).toBe('past');
    expect(onward(late, { type: 'slot.confirmed' }).value).toEqual({ choosing: 'choosingTime' });
  });

  it('closing the picker resets the choice', () => {
    const left = after(mine, ...chosen, { type: 'picker.closed' });
    expect([left.value, left.context.date, left.context.time]).toEqual(['ready', null, null]);
    expect(after(mine, ...confirmed, { type: 'picker.closed' }).value).toBe('ready');
  });
});

describe('submitting', () => {
  it('emits the moved appointment once the server has answered', async () => {
    const requests: RescheduleRequest[] = [];
    const machine = rescheduleMachine.provide({
      actors: {
        loadBooking: fromPromise<LoadedBooking, { bookingId: number }>(() => Promise.resolve(loaded)),
        loadAvailability: fromPromise<Availability, { styleId: number }>(() => Promise.resolve(times)),
        rescheduleBooking: fromPromise<Booking, RescheduleRequest>(({ input }) => {
          requests.push(input);
          return Promise.resolve(rescheduled);
        }),
      },
    });
    const actor = createActor(machine, { input: mine });
    const told: Booking[] = [];
    actor.on('booking.rescheduled', ({ booking }) => told.push(booking));
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    for (const event of [...chosen.slice(2), ...sent.slice(-2)]) actor.send(event);
    await waitFor(actor, (snapshot) => snapshot.matches('rescheduled'));
    expect(requests).toEqual([{ booking: sampleBooking, slot: { date: '2026-12-05', time: '16:45' } }]);
    expect(told).toEqual([rescheduled]);
    expect(actor.getSnapshot().context.booking).toEqual(rescheduled);
    expect(getSelectedSlot(actor.getSnapshot().context)).toBeNull();
  });

  it('on slot_taken returns to the picker and keeps the day', () => {
    const lost = after(mine, ...sent, move.failed(createRefusal(409, 'slot_taken')));
    expect(lost.value).toEqual({ choosing: 'refreshing' });
    expect(selectNextDisabledReason(lost)).toBe('loading');
    const back = onward(lost, refresh.done(withSlotTaken));
    expect(back.value).toEqual({ choosing: 'choosingTime' });
    expect(back.context).toMatchObject({ date: '2026-12-05', time: null, slotProblem: 'taken' });
  });

  it('shows a final rejection', () => {
    const refused = after(mine, ...sent, move.failed(createRefusal(409, 'deposit_paid')));
    expect([refused.value, refused.context.refusal]).toEqual(['notReschedulable', 'deposit_paid']);
    expect(after(mine, ...sent, move.failed(createRefusal(404, 'booking_not_found'))).value).toBe('missing');
  });

  it('that conflicts with a change by the studio loads it again, and says so until another time is chosen', () => {
    const changed = after(mine, ...sent, move.failed(createRefusal(412, 'changed_meanwhile')));
    expect([changed.value, getSelectedSlot(changed.context)]).toEqual(['loadingBooking', null]);
    const ready = onward(changed, loadBooking.done(loaded), loadTimes.done(times));
    expect(ready.value).toBe('ready');
    expect(ready.context.problem).toMatchObject({ code: 'changed_meanwhile' });
    expect(onward(ready, { type: 'picker.opened' }).context.problem).toBeNull();
  });

  it('that fails keeps the chosen time, and distinguishes a refusal from no answer', () => {
    const failed = after(mine, ...sent, move.failed(createRefusal(503, 'unavailable')));
    expect([failed.value, getSelectedSlot(failed.context)?.time]).toEqual([
      { confirming: 'failed' },
      '16:45',
    ]);
    const unknown = after(mine, ...sent, move.failed(new ApiCallError({ kind: 'offline' })));
    expect(unknown.value).toEqual({ confirming: 'unknown' });
    expect(onward(unknown, { type: 'reschedule.submitted' }).value).toBe('submitting');
    expect(onward(unknown, { type: 'slot.reopened' }).value).toEqual({ choosing: 'choosingTime' });
  });
});
