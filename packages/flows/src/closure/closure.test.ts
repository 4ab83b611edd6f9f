import type { Booking, Closure, ClosurePreview } from '@plaitful/api-client/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition, waitFor } from 'xstate';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { ApiCallError } from '../apiProblem.ts';
import { sampleBooking, createRefusal } from '../testing/booking.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { closureMachine } from './closure.machine.ts';
import { countNotifiedFamilies } from './closure.rules.ts';
import type { ClosureInput, ClosureRequest } from './closure.types.ts';

type Event = EventFrom<typeof closureMachine>;
type Snapshot = SnapshotFrom<typeof closureMachine>;

const afternoon = { from: '2026-12-05', to: '2026-12-05', fromTime: '15:12', toTime: '23:59' };
const wholeDay = { ...afternoon, fromTime: null, toTime: null };
const now = { date: '2026-12-05', time: '15:12' };

const underWay: Booking = { ...sampleBooking, bookingId: 1, bookingTime: '14:00', etag: '"1"' };
const ahead: Booking = { ...sampleBooking, bookingId: 2, bookingTime: '16:45', etag: '"2"' };
const late: Booking = { ...sampleBooking, bookingId: 3, bookingTime: '17:00', etag: '"3"' };

const previewed = getDoneEvent('previewClosure');
const reloaded = getDoneEvent('reloadPreview');
const added = getDoneEvent('addClosure');
const loaded = (...bookings: Booking[]) => ({
  preview: { bookings, closedTimes: 3 } satisfies ClosurePreview,
  now,
});

const onward = (snapshot: Snapshot, ...events: Event[]): Snapshot =>
  events.reduce((from, event) => transition(closureMachine, from, event)[0], snapshot);
const after = (input: ClosureInput, ...events: Event[]): Snapshot =>
  onward(initialTransition(closureMachine, input)[0], ...events);

describe('a closure', () => {
  it('with a time is previewed at once, without one requires it first', () => {
    expect(after({ span: afternoon }).value).toBe('previewing');
    const asking = after({ span: null });
    expect(asking.value).toBe('span');
    const given = onward(asking, { type: 'span.submitted', span: wholeDay });
    expect([given.value, given.context.span]).toEqual(['previewing', wholeDay]);
  });

  it('asks the upcoming families to move by default, and keeps the one in the chair', () => {
    const choosing = after({ span: afternoon }, previewed.done(loaded(underWay, ahead, late)));
    expect(choosing.value).toEqual({ choosing: 'asking' });
    expect(choosing.context.choices).toEqual({ 1: 'KEEP', 2: 'ASK_TO_RESCHEDULE', 3: 'ASK_TO_RESCHEDULE' });
    expect(countNotifiedFamilies(choosing.context)).toBe(2);
  });

  it('tells no family whose appointment has begun, also when that is cancelled', () => {
    const choosing = after(
      { span: afternoon },
      previewed.done(loaded(underWay, ahead, late)),
      { type: 'choice.made', bookingId: 1, choice: 'CANCEL' },
      { type: 'choice.made', bookingId: 2, choice: 'CANCEL' },
      { type: 'choice.made', bookingId: 3, choice: 'KEEP' },
    );
    expect(countNotifiedFamilies(choosing.context)).toBe(1);
  });

  it('takes another choice and texts, and keeps both through another time', () => {
    const choosing = after(
      { span: afternoon },
      previewed.done(loaded(ahead, late)),
      { type: 'choice.made', bookingId: 2, choice: 'CANCEL' },
      { type: 'texts.changed', texts: { note: 'Flu', message: 'Back on Friday' } },
      { type: 'span.reopened' },
      { type: 'span.submitted', span: wholeDay },
      previewed.done(loaded(underWay, ahead, late)),
    );
    expect(choosing.context).toMatchObject({
      choices: { 1: 'KEEP', 2: 'CANCEL', 3: 'ASK_TO_RESCHEDULE' },
      texts: { note: 'Flu', message: 'Back on Friday' },
      difference: null,
    });
  });

  it('whose bookings changed meanwhile shows the differences, and keeps every choice', () => {
    const changed = after(
      { span: afternoon },
      previewed.done(loaded(underWay, ahead)),
      { type: 'choice.made', bookingId: 2, choice: 'CANCEL' },
      { type: 'closure.submitted' },
      added.failed(createRefusal(412, 'bookings_changed')),
    );
    expect(changed.value).toBe('changed');
    const moved = { ...ahead, etag: '"2.1"' };
    const again = onward(changed, reloaded.done(loaded(moved, late)));
    expect(again.value).toEqual({ choosing: 'asking' });
    expect(again.context.difference).toEqual({ added: [late], changed: [moved], gone: [underWay] });
    expect(again.context.choices).toEqual({ 2: 'CANCEL', 3: 'ASK_TO_RESCHEDULE' });
  });

  it('keeps the differences when the second preview fails', () => {
    const again = after(
      { span: afternoon },
      previewed.done(loaded(ahead)),
      { type: 'closure.submitted' },
      added.failed(createRefusal(412, 'bookings_changed')),
      reloaded.failed(new ApiCallError({ kind: 'offline' })),
      { type: 'preview.requested' },
      previewed.done(loaded(ahead, late)),
    );
    expect(again.context.difference?.added).toEqual([late]);
  });

  it.each([
    ['failed', createRefusal(503, 'unavailable')],
    ['unknown', new ApiCallError({ kind: 'offline' })],
  ] as const)('is %s on that error of the server, and can be sent again', (state, error) => {
    const failed = after(
      { span: afternoon },
      previewed.done(loaded(ahead)),
      { type: 'closure.submitted' },
      added.failed(error),
    );
    expect(failed.value).toEqual({ choosing: state });
    expect(failed.context.problem).toEqual(error.problem);
    const again = onward(failed, { type: 'closure.submitted' });
    expect([again.value, again.context.problem]).toEqual(['saving', null]);
  });

  it('is sent with every booking as it was shown, and announced once it is there', async () => {
    const sent: ClosureRequest[] = [];
    const closure: Closure = {
      ...afternoon,
      closureId: 4,
      note: '',
      message: '',
      undoUntil: null,
      etag: '"1"',
    };
    const actor = createActor(
      closureMachine.provide({
        actors: {
          previewClosure: fromPromise(() => Promise.resolve(loaded(ahead))),
          addClosure: fromPromise(({ input }: { input: ClosureRequest }) => {
            sent.push(input);
            return Promise.resolve(closure);
          }),
        },
      }),
      { input: { span: afternoon } },
    );
    const heard: number[] = [];
    actor.on('closure.added', (event) => heard.push(event.closure.closureId));
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    actor.send({ type: 'closure.submitted', password: 'Braids-4-Ada' });
    const done = await waitFor(actor, (snapshot) => snapshot.matches('done'));
    expect(sent).toEqual([
      {
        span: afternoon,
        texts: { note: '', message: '' },
        bookings: [ahead],
        choices: { 2: 'ASK_TO_RESCHEDULE' },
        password: 'Braids-4-Ada',
      },
    ]);
    expect(done.context.closure).toEqual(closure);
    expect(JSON.stringify(done.context)).not.toContain('Braids-4-Ada');
    expect(heard).toEqual([4]);
  });
});
