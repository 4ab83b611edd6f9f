import type { Booking } from '@plaitful/api-client/contract';
import { depositStatuses, paymentStatuses } from '@plaitful/domain/status';
import type { FastifyReply } from 'fastify';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { answerPart } from '../lists/lists.ts';
import { Refusal } from '../problems/refusal.ts';
import { noteSecurityEvent, type SecurityEvent } from '../securityEvents.ts';
import { readBookedServices } from './bookedServices.ts';
import { toBooking } from './bookings.mapper.ts';
import type { BookingRow } from './bookings.repository.ts';
import {
  exportBookings,
  readBooking,
  readBookings,
  readCalendar,
  readHistory,
  readUserBookings,
} from './bookings.service.ts';
import { changeAppointment, type ChangeWish } from './changeBooking.ts';
import { createBooking } from './createBooking.ts';
import { rescheduleBooking } from './rescheduleBooking.ts';

/** One booking as an answer, its version as the ETag header too. */
function withEtag(reply: FastifyReply, answer: Booking | Refusal): Booking | Refusal {
  if (!(answer instanceof Refusal)) reply.header('etag', answer.etag);
  return answer;
}

const attachment = (reply: FastifyReply, name: string) =>
  reply.header('content-disposition', `attachment; filename="${name}"`);

/** Reading appointments: lists, one of them, and files. */
const readingHandlers = (context: ServerContext) =>
  ({
    listBookings: async ({ query, member, reply }) => {
      const part = await readBookings(context, query);
      if (part instanceof Refusal) return part;
      noteSecurityEvent(reply.request.log, 'children_listed', member.id);
      return answerPart(reply, part);
    },
    listUserBookings: async ({ path: { userId }, query, member, reply }) => {
      const part = await readUserBookings(context, query, { userId, member });
      if (part instanceof Refusal) return part;
      if (userId !== member.id) noteSecurityEvent(reply.request.log, 'children_listed', member.id);
      return answerPart(reply, part);
    },
    getBooking: async ({ path, member, reply }) =>
      withEtag(reply, await readBooking(context, path.bookingId, member)),
    getBookingHistory: ({ path }) => readHistory(context, path.bookingId),
    getBookingCalendar: async ({ path, member, reply }) => {
      const file = await readCalendar(context, path.bookingId, member);
      if (file instanceof Refusal) return file;
      attachment(reply, `appointment-${path.bookingId}.ics`);
      const { content, method } = file;
      return { contentType: `text/calendar; charset=utf-8; method=${method}`, content };
    },
    exportBookings: ({ query, member, reply }) => {
      const content = exportBookings(context, query);
      if (content instanceof Refusal) return content;
      noteSecurityEvent(reply.request.log, 'exported', member.id);
      attachment(reply, 'plaitful-bookings.csv');
      return { contentType: 'text/csv; charset=utf-8', content };
    },
    listBookedServices: () => readBookedServices(context),
    listDepositStatuses: () => [...depositStatuses],
    listPaymentStatuses: () => [...paymentStatuses],
  }) satisfies Handlers;

/** Appointments, from slot to deposit to payment. */
export function bookingsHandlers(context: ServerContext) {
  const answer = (reply: FastifyReply, outcome: BookingRow | Refusal) =>
    withEtag(reply, outcome instanceof Refusal ? outcome : toBooking(outcome, context.clock()));
  const change = async (reply: FastifyReply, wish: ChangeWish) =>
    answer(reply, await changeAppointment(wish, context));
  const changeAsStudio = async (reply: FastifyReply, event: SecurityEvent, wish: ChangeWish) => {
    const outcome = await change(reply, wish);
    if (!(outcome instanceof Refusal)) noteSecurityEvent(reply.request.log, event, wish.member.id);
    return outcome;
  };
  return {
    ...readingHandlers(context),
    createBooking: async ({ member, body, headers, reply }) => {
      const { ip } = reply.request;
      const wish = { member, body, ifMatch: headers['If-Match'], key: headers['Idempotency-Key'], ip };
      return answer(reply, await createBooking(wish, context));
    },
    rescheduleBooking: async ({ path, member, body, headers, reply }) => {
      const { userId: ownerId, ...booking } = path;
      const wish = { ...booking, ...body, ownerId, member, ifMatch: headers['If-Match'] };
      return answer(reply, await rescheduleBooking(wish, context));
    },
    updateDeposit: ({ path, member, body, headers, reply }) => {
      const event = { type: 'deposit.set', value: body } as const;
      return changeAsStudio(reply, 'deposit_changed', {
        ...path,
        member,
        event,
        ifMatch: headers['If-Match'],
      });
    },
    updatePayment: ({ path, member, body, headers, reply }) => {
      const event = { type: 'payment.set', value: body } as const;
      return changeAsStudio(reply, 'status_changed', {
        ...path,
        member,
        event,
        ifMatch: headers['If-Match'],
      });
    },
    cancelBookingAsMember: ({ path, member, headers, reply }) => {
      const event = { type: 'cancel.requested', by: 'MEMBER' } as const;
      return change(reply, { ...path, member, ownerId: member.id, event, ifMatch: headers['If-Match'] });
    },
    cancelBookingAsStudio: ({ path, member, headers, reply }) => {
      const event = { type: 'cancel.requested', by: 'STUDIO' } as const;
      const { bookingId, userId: ownerId } = path;
      const wish = { bookingId, member, ownerId, event, ifMatch: headers['If-Match'] };
      return changeAsStudio(reply, 'status_changed', wish);
    },
  } satisfies Handlers;
}
