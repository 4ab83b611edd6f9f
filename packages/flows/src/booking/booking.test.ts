import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ApiProblem } from '@plaitful/api-client/problem';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition, waitFor } from 'xstate';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { CallFailed } from '../problem.ts';
import { ada, availability, booked, busier, dearer, refusal, zigZag } from '../testing/booking.ts';
import { completionOf } from '../testing/completion.ts';
import { bookingMachine } from './booking.machine.ts';
import {
  selectDetailsProblems,
  selectIsLoadingTimes,
  selectNearestSlots,
  selectSlot,
  selectStepNumber,
  selectWhyNotNext,
  selectWhyNotSubmit,
} from './booking.select.ts';
import { emptyDetails } from './booking.types.ts';
import type { Availability, BookingInput, BookingRequest } from './booking.types.ts';

type Event = EventFrom<typeof bookingMachine>;
type Snapshot = SnapshotFrom<typeof bookingMachine>;

const load = completionOf('loadAvailability');
const refresh = completionOf('refreshAvailability');
const refreshPrice = completionOf('refreshPrice');
const create = completionOf('createBooking');

const member: BookingInput = { style: zigZag, isMember: true, photoConsent: 'required' };
const guest: BookingInput = { ...member, isMember: false };
const slot = { date: '2026-12-05', time: '15:00' };

const saturday: Event = { type: 'date.chosen', date: slot.date };
const atThree: Event = { type: 'time.chosen', time: slot.time };
const next: Event = { type: 'slot.confirmed' };
const bookNow: Event = { type: 'details.submitted', details: ada };

function onward(snapshot: Snapshot, ...events: Event[]): Snapshot {
  return events.reduce((from, event) => transition(bookingMachine, from, event)[0], snapshot);
}
const after = (input: BookingInput, ...events: Event[]): Snapshot =>
  onward(initialTransition(bookingMachine, input)[0], ...events);

const chosen = [load.done(availability), saturday, atThree];
const submitted = (...events: Event[]): Snapshot => after(member, ...chosen, next, bookNow, ...events);

describe('the free times', () => {
  it('are loaded first', () => {
    expect(after(member).value).toBe('loadingAvailability');
    expect(selectIsLoadingTimes(after(member))).toBe(true);
    expect(selectWhyNotNext(after(member))).toBe('loading');
  });

  it('that could not be loaded are said, and asked for again', () => {
    const failed = after(member, load.failed(new CallFailed({ kind: 'offline' })));
    expect(failed.value).toBe('availabilityFailed');
    expect(failed.context.problem).toEqual({ kind: 'offline' });
    expect(onward(failed, { type: 'availability.requested' }).value).toBe('loadingAvailability');
  });
});

describe('choosing a slot', () => {
  it('goes from the date to the time to Next, and says what is missing', () => {
    const start = after(member, load.done(availability));
    expect(start.value).toEqual({ choosing: 'choosingDate' });
    expect(selectWhyNotNext(start)).toBe('noDate');
    const onDate = onward(start, saturday);
    expect(onDate.value).toEqual({ choosing: 'choosingTime' });
    expect(selectWhyNotNext(onDate)).toBe('noTime');
    const onTime = onward(onDate, atThree);
    expect(selectWhyNotNext(onTime)).toBeNull();
    expect(selectSlot(onTime)).toEqual(slot);
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

  it('forgets the time with another date', () => {
    const other = after(member, ...chosen, { type: 'date.chosen', date: '2026-12-12' });
    expect(other.context).toMatchObject({ date: '2026-12-12', time: null });
  });

  it('stops at a time that has passed meanwhile', () => {
    const late = after(member, ...chosen, {
      type: 'clock.ticked',
      now: { date: '2026-12-05', time: '15:00' },
    });
    expect(selectWhyNotNext(late)).toBe('past');
    expect(onward(late, next).value).toEqual({ choosing: 'choosingTime' });
  });

  it('stays in the picker when the times are loaded anew', () => {
    const anew = after(member, ...chosen, { type: 'availability.requested' }, load.done(busier));
    expect(anew.value).toEqual({ choosing: 'choosingTime' });
    expect(selectWhyNotNext(anew)).toBe('taken');
  });
});

describe('a slot brought along', () => {
  it('leads a member straight to the details, with what was typed', () => {
    const back = after({ ...member, slot, details: { childName: 'Ada' } }, load.done(availability));
    expect(back.value).toEqual({ details: 'enteringDetails' });
    expect(back.context.details).toEqual({ ...emptyDetails, childName: 'Ada' });
    expect(selectStepNumber(back)).toBe(3);
  });

  it('leads a guest to Members Only, and back to the picker when declined', () => {
    const asked = after({ ...guest, slot }, load.done(availability));
    expect(asked.value).toBe('askingMembership');
    const declined = onward(asked, { type: 'membership.declined' });
    expect(declined.value).toEqual({ choosing: 'choosingTime' });
    expect(selectSlot(declined)).toEqual(slot);
  });

  it('only shows in the picker where that is wanted', () => {
    const picker = after({ ...member, slot, resumeAt: 'picker' }, load.done(availability));
    expect(picker.value).toEqual({ choosing: 'choosingTime' });
    expect(selectSlot(picker)).toEqual(slot);
  });

  it.each([
    [{ date: '2026-12-05', time: '13:15' }, 'taken'],
    [{ date: '2026-12-01', time: '13:15' }, 'past'],
    [{ date: '2026-12-06', time: '13:15' }, 'notOffered'],
    [{ date: '2026-12-05', time: 'noon' }, 'notOffered'],
  ] as const)('is judged anew: %j is %s', (old, slotProblem) => {
    const judged = after({ ...member, slot: old }, load.done(availability));
    expect(judged.value).toEqual({ slotTaken: 'ready' });
    expect(judged.context.slotProblem).toBe(slotProblem);
  });
});

describe('membership', () => {
  it('is asked for at Next, and the slot goes on after login', () => {
    const asked = after(guest, ...chosen, next);
    expect(asked.value).toBe('askingMembership');
    const loggedIn = onward(asked, { type: 'member.loggedIn', mobilePhone: '+16135550151' });
    expect(loggedIn.value).toEqual({ details: 'enteringDetails' });
    expect(selectSlot(loggedIn)).toEqual(slot);
    expect(loggedIn.context.details.mobilePhone).toBe('+16135550151');
  });

  it('that ends while the form is open or on its way keeps everything typed', () => {
    const typed = { type: 'details.changed', details: { childName: 'Ada' } } as const;
    const open = after(member, ...chosen, next, typed, { type: 'session.expired' });
    const onItsWay = [
      submitted({ type: 'session.expired' }),
      submitted(create.failed(refusal(401, 'unauthenticated'))),
    ];
    for (const expired of [open, ...onItsWay]) {
      expect(expired.value).toBe('askingMembership');
      expect(expired.context).toMatchObject({ hasExpired: true, isMember: false });
      const back = onward(expired, { type: 'member.loggedIn' });
      expect(back.value).toEqual({ details: 'enteringDetails' });
      expect(back.context.details.childName).toBe('Ada');
    }
  });

  it('that ends by logging out forgets what was typed', () => {
    const left = after(member, ...chosen, next, bookNow, create.failed(refusal(409, 'too_many_unpaid')), {
      type: 'member.loggedOut',
    });
    expect(left.value).toEqual({ choosing: 'choosingTime' });
    expect(left.context.details).toEqual(emptyDetails);
  });

  it('that began in the picker is not asked for', () => {
    expect(after(guest, ...chosen, { type: 'member.loggedIn' }, next).value).toEqual({
      details: 'enteringDetails',
    });
  });
});

describe('the details', () => {
  it('are not sent while something is missing, and then say what', () => {
    const open = after(member, ...chosen, next);
    expect(selectWhyNotSubmit(open)).toBe('incomplete');
    const tried = onward(open, {
      type: 'details.submitted',
      details: { ...ada, childName: ' ', consent: false },
    });
    expect(tried.value).toEqual({ details: 'enteringDetails' });
    expect(tried.context.hasTriedToSubmit).toBe(true);
    expect(selectDetailsProblems(tried)).toEqual({ childName: 'required', consent: 'unticked' });
  });

  it('go without photos where the studio only asks', () => {
    const asked = after({ ...member, photoConsent: 'asked' }, ...chosen, next, {
      type: 'details.submitted',
      details: { ...ada, consent: false },
    });
    expect(asked.value).toBe('submitting');
    expect(selectWhyNotSubmit(asked)).toBe('sending');
  });

  it('stay when the time is changed', () => {
    const other = after(
      member,
      ...chosen,
      next,
      { type: 'details.changed', details: ada },
      { type: 'slot.reopened' },
      { type: 'time.chosen', time: '16:45' },
      next,
    );
    expect(other.value).toEqual({ details: 'enteringDetails' });
    expect(other.context).toMatchObject({ time: '16:45', details: ada });
  });
});

describe('Book Now', () => {
  it('ends in a booking, and forgets what was typed', () => {
    const done = submitted(create.done(booked));
    expect(done.value).toBe('booked');
    expect(done.output).toEqual({ booking: booked });
    expect(done.context.details).toEqual(emptyDetails);
    expect(selectStepNumber(done)).toBe(4);
  });

  it('is sent once, however often it is pressed', () => {
    const twice = submitted({ type: 'details.submitted', details: { ...ada, childName: 'Zoe' } });
    expect(twice.context.details.childName).toBe('Ada');
  });

  it.each([
    ['slot_taken', busier, 'taken'],
    ['no_free_chair', availability, 'noFreeChair'],
  ] as const)(
    'on %s tells it, keeps all, and goes on with another time without retyping',
    (code, newest, why) => {
      const taken = submitted(create.failed(refusal(409, code)));
      expect(taken.value).toEqual({ slotTaken: 'refreshing' });
      const told = onward(taken, refresh.done(newest));
      expect(told.value).toEqual({ slotTaken: 'ready' });
      expect(told.context).toMatchObject({ slotProblem: why, details: ada });
      const near = onward(told, { type: 'slot.chosen', slot: { date: '2026-12-05', time: '16:45' } });
      expect(near.value).toEqual({ details: 'enteringDetails' });
      expect(near.context).toMatchObject({ details: ada, slotProblem: null, problem: null });
      const picker = onward(told, { type: 'slot.reopened' });
      expect(picker.value).toEqual({ choosing: 'choosingTime' });
      expect(picker.context).toMatchObject({ date: '2026-12-05', time: null });
      const again = onward(picker, { type: 'time.chosen', time: '16:45' }, next, {
        type: 'details.submitted',
      });
      expect(again.value).toBe('submitting');
      expect(again.context.details).toEqual(ada);
    },
  );

  it('forgets the day with the time that was taken when nothing else is free on it', () => {
    const full: Availability = {
      ...busier,
      booked: [...busier.booked, { styleId: 3, bookingDate: '2026-12-05', bookingTime: '16:45' }],
    };
    const told = submitted(create.failed(refusal(409, 'slot_taken')), refresh.done(full));
    const picker = onward(told, { type: 'slot.reopened' });
    expect(picker.value).toEqual({ choosing: 'choosingDate' });
    expect(picker.context).toMatchObject({ date: null, time: null, lostDate: '2026-12-05', details: ada });
    expect(selectWhyNotNext(picker)).toBe('noDate');
  });

  it('on a time that passed on the server says so', () => {
    const passed = submitted(create.failed(refusal(422, 'invalid', 'bookingTime')));
    const now = { date: '2026-12-05', time: '15:30' };
    expect(onward(passed, refresh.done({ ...availability, now })).context.slotProblem).toBe('past');
    expect(onward(passed, refresh.done(availability)).context.slotProblem).toBe('notOffered');
  });

  it('offers the free times closest to the one that was taken', () => {
    const told = submitted(create.failed(refusal(409, 'slot_taken')), refresh.done(busier));
    expect(selectNearestSlots(told)).toEqual([{ date: '2026-12-05', time: '16:45' }]);
    const full: Availability = {
      ...busier,
      booked: [...busier.booked, { styleId: 3, bookingDate: '2026-12-05', bookingTime: '16:45' }],
    };
    const nextDay = submitted(create.failed(refusal(409, 'slot_taken')), refresh.done(full));
    expect(selectNearestSlots(nextDay)).toEqual([
      { date: '2026-12-12', time: '15:00' },
      { date: '2026-12-12', time: '13:15' },
    ]);
    expect(selectNearestSlots(nextDay, 1)).toHaveLength(1);
  });

  it('keeps all when the free times cannot be loaded after that', () => {
    const stuck = submitted(create.failed(refusal(409, 'slot_taken')), refresh.failed(new Error('down')));
    expect(stuck.value).toBe('availabilityFailed');
    const told = onward(stuck, { type: 'availability.requested' }, load.done(busier));
    expect(told.value).toEqual({ slotTaken: 'ready' });
    expect(told.context.details).toEqual(ada);
  });

  it('on a new price shows the newest style, and sends with its etag', () => {
    const shown = submitted(create.failed(refusal(412, 'price_changed')), refreshPrice.done(dearer));
    expect(shown.value).toEqual({ details: 'priceChanged' });
    expect(shown.context).toMatchObject({ hasNewPrice: true, style: dearer.style, details: ada });
    const again = onward(shown, { type: 'details.submitted' });
    expect(again.value).toBe('submitting');
    expect(again.context.hasNewPrice).toBe(false);
  });

  it('on a new price asks for another time when the old one went with it', () => {
    const gone = { ...dearer, style: { ...dearer.style, dayTimeMapping: { '2026-12-12': '13:15' } } };
    const told = submitted(create.failed(refusal(412, 'price_changed')), refreshPrice.done(gone));
    expect(told.value).toEqual({ slotTaken: 'ready' });
    expect(told.context.slotProblem).toBe('notOffered');
  });

  it.each([
    ['too many unpaid', refusal(409, 'too_many_unpaid'), 'failed'],
    ['a field that is wrong', refusal(422, 'invalid', 'childName'), 'failed'],
    ['too many tries', refusal(429, 'rate_limited'), 'failed'],
    ['no answer', new CallFailed({ kind: 'offline' }), 'unknown'],
    ['a broken server', new CallFailed({ kind: 'failed', status: 500 }), 'unknown'],
    ['a failure of our own', new TypeError('bug'), 'unknown'],
  ] as const)('on %s keeps all and says what is known', (_case, error, details) => {
    const ended = submitted(create.failed(error));
    expect(ended.value).toEqual({ details });
    expect(ended.context.details).toEqual(ada);
    expect(ended.context.problem).toEqual(
      error instanceof CallFailed ? error.problem : ({ kind: 'failed' } satisfies ApiProblem),
    );
    expect(onward(ended, { type: 'details.submitted' }).value).toBe('submitting');
  });
});

describe('a running booking', () => {
  it('loses the race for a slot, picks another one, and books it with what was typed', async () => {
    const requests: BookingRequest[] = [];
    const answers = [availability, busier];
    const actor = createActor(
      bookingMachine.provide({
        actors: {
          loadAvailability: fromPromise<Availability, { readonly styleId: number }>(() =>
            Promise.resolve(answers.shift() ?? busier),
          ),
          createBooking: fromPromise<typeof booked, BookingRequest>(({ input }) => {
            requests.push(input);
            return requests.length === 1
              ? Promise.reject(refusal(409, 'slot_taken'))
              : Promise.resolve({ ...booked, bookingTime: input.slot.time });
          }),
        },
      }),
      { input: { ...member, slot }, clock: new SimulatedClock() },
    ).start();
    await waitFor(actor, (snapshot) => snapshot.matches('details'));
    actor.send(bookNow);
    await waitFor(actor, (snapshot) => snapshot.matches({ slotTaken: 'ready' }));
    actor.send({ type: 'slot.chosen', slot: { date: '2026-12-05', time: '16:45' } });
    actor.send({ type: 'details.submitted' });
    const done = await waitFor(actor, (snapshot) => snapshot.matches('booked'));
    expect(done.output?.booking?.bookingTime).toBe('16:45');
    expect(requests).toEqual([
      { style: zigZag, slot, details: ada, etag: '"1.1"' },
      { style: zigZag, slot: { date: '2026-12-05', time: '16:45' }, details: ada, etag: '"1.1"' },
    ]);
  });
});

describe('the types', () => {
  it('know what the form holds', () => {
    // @ts-expect-error: a child has a name, not a nickname
    const event: Event = { type: 'details.changed', details: { nickname: 'Ada' } };
    expectTypeOf(event).toExtend<Event>();
  });
});
