import type { Booking, ClosureChoice, ClosurePreview } from '@plaitful/api-client/contract';
import { progressOf } from '@plaitful/domain/day-plan';
import { parseDuration } from '@plaitful/domain/duration';
import type { StudioMoment } from '@plaitful/domain/studio-time';
import type {
  Choices,
  ClosureContext,
  ClosureDifference,
  ClosureRequest,
  LoadedPreview,
} from './closure.types.ts';

/** A family that is in the chair stays; all others are asked for another time. */
function defaultChoice(booking: Booking, now: StudioMoment): ClosureChoice {
  const durationMinutes = parseDuration(booking.styleDuration) ?? 0;
  const progress = progressOf({ ...booking, durationMinutes, chair: null }, now);
  return progress === 'ahead' ? 'ASK_TO_RESCHEDULE' : 'KEEP';
}

/** Choices made before stay. */
export const choicesFor = ({ preview, now }: LoadedPreview, made: Choices): Choices =>
  Object.fromEntries(
    preview.bookings.map((booking) => [
      booking.bookingId,
      made[booking.bookingId] ?? defaultChoice(booking, now),
    ]),
  );

const hasDifference = ({ added, changed, gone }: ClosureDifference): boolean =>
  added.length + changed.length + gone.length > 0;

/** `null` where nothing was shown before, or nothing differs. */
export function differenceOf(before: ClosurePreview | null, after: ClosurePreview): ClosureDifference | null {
  if (before === null) return null;
  const shown = new Map(before.bookings.map((booking) => [booking.bookingId, booking]));
  const ids = new Set(after.bookings.map(({ bookingId }) => bookingId));
  const difference = {
    added: after.bookings.filter(({ bookingId }) => !shown.has(bookingId)),
    changed: after.bookings.filter(
      ({ bookingId, etag }) => shown.has(bookingId) && shown.get(bookingId)?.etag !== etag,
    ),
    gone: before.bookings.filter(({ bookingId }) => !ids.has(bookingId)),
  };
  return hasDifference(difference) ? difference : null;
}

/** @throws without a span or a preview, which no transition allows */
export function requestOf({ span, preview, texts, choices }: ClosureContext): ClosureRequest {
  if (span === null || preview === null)
    throw new Error('The closure machine came to save without a span or a preview');
  return { span, texts, choices, bookings: preview.bookings };
}

/** How many families are told by closing now. */
export const toldCount = ({ choices }: Pick<ClosureContext, 'choices'>): number =>
  Object.values(choices).filter((choice) => choice !== 'KEEP').length;
