import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { availability, sampleBooking, sampleDetails, sampleStyle } from '../testing/booking.ts';
import { getDoneEvent } from '../testing/completion.ts';
import { bookingMachine } from './booking.machine.ts';
import { getSelectedSlot, getSlotAvailability, suggestSlot, toStoredBooking } from './booking.rules.ts';
import type { BookingInput } from './booking.types.ts';

type Event = EventFrom<typeof bookingMachine>;
type Snapshot = SnapshotFrom<typeof bookingMachine>;

const member: BookingInput = { style: sampleStyle, userId: 2 };
const slot = { date: '2026-12-05', time: '15:00' };
const next: Event = { type: 'slot.confirmed' };
const opened: Event = { type: 'details.opened', slot };
const bookNow: Event = { type: 'details.submitted', details: sampleDetails };

const onward = (snapshot: Snapshot, ...events: Event[]): Snapshot =>
  events.reduce((from, event) => transition(bookingMachine, from, event)[0], snapshot);
const after = (input: BookingInput, ...events: Event[]): Snapshot =>
  onward(initialTransition(bookingMachine, input)[0], ...events);

describe('a booking that is made again', () => {
  const earlier = { date: '2026-10-31', time: '15:00' };
  const again: Event = { type: 'picker.opened', again: 12 };
  const withEarlier = getDoneEvent('loadAvailability').done({ ...availability, earlierSlot: earlier });

  it('begins with the same time on the next free Saturday, and Next leads on at once', () => {
    const start = after({ ...member, again: 12 }, again, withEarlier);
    expect(start.value).toEqual({ choosing: 'choosingTime' });
    expect(getSelectedSlot(start.context)).toEqual(slot);
    expect(onward(start, next).value).toEqual({ details: 'enteringDetails' });
  });

  it('keeps a time that was chosen before', () => {
    const kept = after({ ...member, date: '2026-12-12', time: '13:15' }, again, withEarlier);
    expect(getSelectedSlot(kept.context)).toEqual({ date: '2026-12-12', time: '13:15' });
  });

  it('is restored after a reload of the details, and forgotten with another picker or booking', () => {
    const start = after(member, again, withEarlier, next, opened);
    expect(toStoredBooking(start.context).again).toBe(12);
    expect(onward(start, { type: 'picker.opened' }).context.again).toBeNull();
    expect(
      onward(start, bookNow, getDoneEvent('createBooking').done(sampleBooking), opened).context.again,
    ).toBe(12);
  });

  it('is suggested at its own slot when it is free again, as after a cancellation', () => {
    const offer = getSlotAvailability({ availability });
    expect(offer && suggestSlot(slot, offer)).toEqual(slot);
  });

  it('is suggested on another weekday, or not at all, when the time is free nowhere else', () => {
    const offer = getSlotAvailability({ availability });
    const onFriday = { date: '2026-10-30', time: '16:45' };
    expect(offer && suggestSlot(onFriday, offer)).toEqual({ date: '2026-12-05', time: '16:45' });
    expect(offer && suggestSlot({ ...onFriday, time: '10:00' }, offer)).toBeNull();
  });
});
