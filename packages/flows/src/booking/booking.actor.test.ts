import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor, type ActorRefFrom } from 'xstate';
import {
  sampleDetails,
  availability,
  sampleBooking,
  withSlotTaken,
  createRefusal,
  sampleStyle,
} from '../testing/booking.ts';
import { bookingMachine } from './booking.machine.ts';
import type {
  Availability,
  BookingEmitted,
  BookingInput,
  BookingRequest,
  LoadAvailabilityInput,
} from './booking.types.ts';

const member: BookingInput = { style: sampleStyle, userId: 2 };
const slot = { date: '2026-12-05', time: '15:00' };
const bookNow = { type: 'details.submitted', details: sampleDetails } as const;

interface Started {
  actor: ActorRefFrom<typeof bookingMachine>;
  emitted: BookingEmitted[];
}

/** At the picker, with the slot chosen. */
async function startAtPicker(input: BookingInput): Promise<Started> {
  const emitted: BookingEmitted[] = [];
  const loadAvailability = fromPromise<Availability, LoadAvailabilityInput>(() =>
    Promise.resolve(availability),
  );
  const actor = createActor(bookingMachine.provide({ actors: { loadAvailability } }), { input });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  actor.send({ type: 'slot.chosen', slot });
  return { actor, emitted };
}

describe('the address', () => {
  it('receives the slot each time the details are entered, and that the picker is opened again', async () => {
    const { actor, emitted } = await startAtPicker(member);
    actor.send({ type: 'slot.confirmed' });
    actor.send({ type: 'slot.reopened' });
    actor.send({ type: 'time.chosen', time: '16:45' });
    actor.send({ type: 'slot.confirmed' });
    expect(emitted).toEqual([
      { type: 'details.entered', slot },
      { type: 'picker.reopened' },
      { type: 'details.entered', slot: { ...slot, time: '16:45' } },
    ]);
  });
});

describe('membership', () => {
  const required = { type: 'membership.required', slot } as const;
  const settled = { type: 'membership.settled' } as const;

  it('is asked for with the slot until the guest logs in, who goes on to the details', async () => {
    const { actor, emitted } = await startAtPicker({ ...member, userId: null });
    actor.send({ type: 'slot.confirmed' });
    expect(emitted).toEqual([required]);
    actor.send({ type: 'member.loggedIn', userId: 2 });
    expect(emitted).toEqual([required, settled, { type: 'details.entered', slot }]);
  });

  it('is asked for with the slot until the guest declines, who stays at the picker', async () => {
    const { actor, emitted } = await startAtPicker({ ...member, userId: null });
    actor.send({ type: 'slot.confirmed' });
    actor.send({ type: 'membership.declined' });
    expect(emitted).toEqual([required, settled]);
    expect(actor.getSnapshot().context.isAtPicker).toBe(true);
  });
});

describe('a running booking', () => {
  it('loses the race for a slot, picks another one, and books it', async () => {
    const requests: BookingRequest[] = [];
    const answers = [availability, withSlotTaken];
    const actor = createActor(
      bookingMachine.provide({
        actors: {
          loadAvailability: fromPromise<Availability, LoadAvailabilityInput>(() =>
            Promise.resolve(answers.shift() ?? withSlotTaken),
          ),
          createBooking: fromPromise<typeof sampleBooking, BookingRequest>(({ input }) => {
            requests.push(input);
            return requests.length === 1
              ? Promise.reject(createRefusal(409, 'slot_taken'))
              : Promise.resolve({ ...sampleBooking, bookingTime: input.slot.time });
          }),
        },
      }),
      { input: member, clock: new SimulatedClock() },
    ).start();
    actor.send({ type: 'details.opened', slot });
    await waitFor(actor, (snapshot) => snapshot.matches('details'));
    actor.send(bookNow);
    await waitFor(actor, (snapshot) => snapshot.matches({ slotTaken: 'ready' }));
    actor.send({ type: 'slot.chosen', slot: { date: '2026-12-05', time: '16:45' } });
    actor.send(bookNow);
    await waitFor(actor, (snapshot) => snapshot.matches('booked'));
    expect(requests).toEqual([
      { style: sampleStyle, optionIds: [], slot, details: sampleDetails },
      {
        style: sampleStyle,
        optionIds: [],
        slot: { date: '2026-12-05', time: '16:45' },
        details: sampleDetails,
      },
    ]);
  });
});
