import type { Booking, ClosureChoice, ClosurePreview } from '@plaitful/api-client/contract';
import { isBefore, type StudioTime } from '@plaitful/domain/studio-time';
import type {
  ChoicesByBookingId,
  ClosureContext,
  ClosureDifference,
  ClosureRequest,
  LoadedPreview,
} from './closure.types.ts';

/** A booking that has begun cannot be rescheduled, and its parent gets no message. */
export const hasBookingStarted = (
  { bookingDate: date, bookingTime: time }: Booking,
  now: StudioTime,
): boolean => !isBefore(now, { date, time });

/** Bookings that have begun are kept; parents of all others are asked to reschedule. */
const defaultChoice = (booking: Booking, now: StudioTime): ClosureChoice =>
  hasBookingStarted(booking, now) ? 'KEEP' : 'ASK_TO_RESCHEDULE';

/** Earlier choices are kept; other bookings get the default. */
export const resolveBookingChoices = (
  { preview, now }: LoadedPreview,
  made: ChoicesByBookingId,
): ChoicesByBookingId =>
  Object.fromEntries(
    preview.bookings.map((booking) => [
      booking.bookingId,
      made[booking.bookingId] ?? defaultChoice(booking, now),
    ]),
  );

const hasDifference = ({ added, changed, gone }: ClosureDifference): boolean =>
  added.length + changed.length + gone.length > 0;

/** `null` when there is no earlier preview, or nothing differs. */
export function diffPreviews(before: ClosurePreview | null, after: ClosurePreview): ClosureDifference | null {
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
export function toClosureRequest(
  { span, preview, texts, choices }: ClosureContext,
  password: string | undefined,
): ClosureRequest {
  if (span === null || preview === null)
    throw new Error('The closure machine came to save without a span or a preview');
  return { span, texts, choices, bookings: preview.bookings, ...(password !== undefined && { password }) };
}

/** The number of families that get a message when the closure is added. */
export const countNotifiedFamilies = ({
  choices,
  preview,
  now,
}: Pick<ClosureContext, 'choices' | 'preview' | 'now'>): number =>
  (preview?.bookings ?? []).filter(
    (booking) => choices[booking.bookingId] !== 'KEEP' && now !== null && !hasBookingStarted(booking, now),
  ).length;
