import type { BookedSlot } from './bookedSlot.ts';
import { isBefore, type LocalDate, type LocalTime, type StudioTime } from './studioClock.ts';

// Apart from the other rules of slots, so that the page of a style does not load them with their calendar.

/** The date and time at which an appointment may start. */
export type Slot = StudioTime;

/**
 * `yours` is the current slot of the appointment that is rescheduled, `tooShort` a slot without room for the chosen
 * options.
 */
export type SlotStatus = 'free' | 'booked' | 'tooShort' | 'past' | 'yours';

/** The data that decides whether a slot of a style can be booked now. */
export interface SlotRules {
  readonly styleId: number;
  /** Slots of live bookings; those of other styles are ignored. */
  readonly booked: readonly BookedSlot[];
  /** Now, on the studio's wall clock. */
  readonly now: StudioTime;
  /** Slots of this style that are too short for the chosen options. */
  readonly tooShort?: readonly Slot[];
  /** The current slot of the appointment that is rescheduled. */
  readonly yours?: Slot;
}

const heldSlots = new WeakMap<readonly BookedSlot[], ReadonlySet<string>>();

const slotKey = (styleId: number, date: LocalDate, time: LocalTime): string => `${styleId} ${date} ${time}`;

/** Cached as a set, since each of a year's times is looked up among thousands of booked slots. */
function getHeldSlots(booked: readonly BookedSlot[]): ReadonlySet<string> {
  const known = heldSlots.get(booked);
  if (known) return known;
  const held = new Set(booked.map((slot) => slotKey(slot.styleId, slot.bookingDate, slot.bookingTime)));
  heldSlots.set(booked, held);
  return held;
}

export const isBooked = ({ date, time }: Slot, { styleId, booked }: SlotRules): boolean =>
  getHeldSlots(booked).has(slotKey(styleId, date, time));

const shortSlots = new WeakMap<readonly Slot[], ReadonlySet<string>>();

function isTooShort({ date, time }: Slot, { tooShort }: SlotRules): boolean {
  if (tooShort === undefined) return false;
  const short = shortSlots.get(tooShort) ?? new Set(tooShort.map((slot) => `${slot.date} ${slot.time}`));
  shortSlots.set(tooShort, short);
  return short.has(`${date} ${time}`);
}

/** A slot that starts in the current minute has begun, and counts as past. */
const isPast = (slot: Slot, { now }: SlotRules): boolean => !isBefore(now, slot);

const isYours = ({ date, time }: Slot, { yours }: SlotRules): boolean =>
  yours !== undefined && yours.date === date && yours.time === time;

export function getSlotStatus(slot: Slot, offer: SlotRules): SlotStatus {
  if (isPast(slot, offer)) return 'past';
  if (isYours(slot, offer)) return 'yours';
  if (isBooked(slot, offer)) return 'booked';
  return isTooShort(slot, offer) ? 'tooShort' : 'free';
}

export const isSlotFree = (slot: Slot, rules: SlotRules): boolean => getSlotStatus(slot, rules) === 'free';
