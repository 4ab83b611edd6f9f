import type { SlotAvailability, Slot } from '@plaitful/domain/slots';
import { getBookingMinutes } from '@plaitful/domain/estimate';
import {
  type AppointmentDecision,
  type RefusalCode,
  refusalCodes,
} from '../appointment/appointment.types.ts';
import { decideBookingEvent } from '../appointment/appointment.decision.ts';
import { getSlotAvailability, getSelectedSlot, getSlotProblem } from '../booking/booking.rules.ts';
import { toProblem } from '../apiProblem.ts';
import type {
  LoadedBooking,
  LoadTimesInput,
  RescheduleRequest,
  RescheduleContext,
} from './reschedule.types.ts';

/** The availability with the appointment's current slot as `yours`; `null` until it is loaded. */
export function getRescheduleAvailability(
  context: Pick<RescheduleContext, 'availability' | 'booking'>,
): SlotAvailability | null {
  const offer = getSlotAvailability(context);
  const { booking } = context;
  if (offer === null || booking === null) return null;
  return { ...offer, yours: { date: booking.bookingDate, time: booking.bookingTime } };
}

export function getLoadTimesInput({
  context: { booking },
}: {
  context: Pick<RescheduleContext, 'booking'>;
}): LoadTimesInput {
  if (booking === null) return { styleId: 0 };
  const { styleId, styleDuration, bookingId: exceptId } = booking;
  const minutes = getBookingMinutes(booking);
  return minutes > getBookingMinutes({ styleDuration })
    ? { styleId, longer: { minutes, exceptId } }
    : { styleId };
}

/** Whether the appointment can be rescheduled to this slot according to the loaded data; the server decides. */
export function canRescheduleTo(slot: Slot | null, context: RescheduleContext): boolean {
  const offer = getRescheduleAvailability(context);
  return slot !== null && offer !== null && getSlotProblem(slot, offer) === null;
}

/** `null` when it can be rescheduled. */
export function getRescheduleRefusal(
  { booking, startsAt, now }: LoadedBooking,
  { role }: Pick<RescheduleContext, 'role'>,
): RefusalCode | null {
  const depositDueAt = booking.depositDueAt === null ? null : new Date(booking.depositDueAt);
  const depositSentAt = booking.depositSentAt === null ? null : new Date(booking.depositSentAt);
  const verifyBy = booking.verifyBy === null ? null : new Date(booking.verifyBy);
  const outcomeAt = booking.outcomeAt === null ? null : new Date(booking.outcomeAt);
  const decision: AppointmentDecision = decideBookingEvent(
    { ...booking, startsAt, depositDueAt, depositSentAt, verifyBy, outcomeAt },
    { type: 'reschedule.requested' },
    { now, role, isSlotFree: true },
  );
  return decision.kind === 'refused' ? decision.code : null;
}

/** The code of the server's refusal; `null` for other errors. */
export function getServerRefusal(error: unknown): RefusalCode | null {
  const problem = toProblem(error);
  if (problem.kind !== 'refused') return null;
  return refusalCodes.find((code) => code === problem.code) ?? null;
}

/** @throws without an appointment or a slot, which no transition allows */
export function toRescheduleRequest(context: RescheduleContext): RescheduleRequest {
  const slot = getSelectedSlot(context);
  if (context.booking === null || slot === null)
    throw new Error('The reschedule machine came to move without an appointment or a slot');
  return { booking: context.booking, slot };
}
