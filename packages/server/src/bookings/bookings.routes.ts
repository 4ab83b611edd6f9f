import type { Booking } from '@plaitful/api-client/contract';
import { depositStatuses, paymentStatuses } from '@plaitful/domain/status';
import type { FastifyReply } from 'fastify';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { sendPart } from '../lists/lists.ts';
import { Problem } from '../problems/problem.ts';
import { logSecurityEvent, type SecurityEvent } from '../securityEvents.ts';
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
import { changeAppointment, type ChangeBookingInput } from './changeBooking.ts';
import { createBooking } from './createBooking.ts';
import { rescheduleBooking } from './rescheduleBooking.ts';

function withEtag(reply: FastifyReply, answer: Booking | Problem): Booking | Problem {
  if (!(answer instanceof Problem)) reply.header('etag', answer.etag);
  return answer;
}

const attachment = (reply: FastifyReply, name: string) =>
  reply.header('content-disposition', `attachment; filename="${name}"`);

const readingHandlers = (context: ServerContext) =>
  ({
    listBookings: async ({ query, member, reply }) => {
      const part = await readBookings(context, query);
      if (part instanceof Problem) return part;
      logSecurityEvent(reply.request.log, 'children_listed', member.id);
      return sendPart(reply, part);
    },
    listUserBookings: async ({ path: { userId }, query, member, reply }) => {
      const part = await readUserBookings(context, query, { userId, member });
      if (part instanceof Problem) return part;
      if (userId !== member.id) logSecurityEvent(reply.request.log, 'children_listed', member.id);
      return sendPart(reply, part);
    },
    getBooking: async ({ path, member, reply }) =>
      withEtag(reply, await readBooking(context, path.bookingId, member)),
    getBookingHistory: ({ path }) => readHistory(context, path.bookingId),
    getBookingCalendar: async ({ path, member, reply }) => {
      const file = await readCalendar(context, path.bookingId, member);
      if (file instanceof Problem) return file;
      attachment(reply, `appointment-${path.bookingId}.ics`);
      const { content, method } = file;
      return { contentType: `text/calendar; charset=utf-8; method=${method}`, content };
    },
    exportBookings: ({ query, member, reply }) => {
      const content = exportBookings(context, query);
      if (content instanceof Problem) return content;
      logSecurityEvent(reply.request.log, 'exported', member.id);
      attachment(reply, 'plaitful-bookings.csv');
      return { contentType: 'text/csv; charset=utf-8', content };
    },
    listBookedServices: () => readBookedServices(context),
    listDepositStatuses: () => [...depositStatuses],
    listPaymentStatuses: () => [...paymentStatuses],
  }) satisfies Handlers;

export function bookingsHandlers(context: ServerContext) {
  const answer = (reply: FastifyReply, outcome: BookingRow | Problem) =>
    withEtag(reply, outcome instanceof Problem ? outcome : toBooking(outcome, context.clock()));
  const change = async (reply: FastifyReply, input: ChangeBookingInput) =>
    answer(reply, await changeAppointment(input, context));
  const changeAsStudio = async (reply: FastifyReply, event: SecurityEvent, input: ChangeBookingInput) => {
    const outcome = await change(reply, input);
    if (!(outcome instanceof Problem)) logSecurityEvent(reply.request.log, event, input.member.id);
    return outcome;
  };
  return {
    ...readingHandlers(context),
    createBooking: async ({ member, body, headers, reply }) => {
      const { ip } = reply.request;
      const input = { member, body, ifMatch: headers['If-Match'], key: headers['Idempotency-Key'], ip };
      return answer(reply, await createBooking(input, context));
    },
    rescheduleBooking: async ({ path, member, body, headers, reply }) => {
      const { userId: ownerId, ...booking } = path;
      const input = { ...booking, ...body, ownerId, member, ifMatch: headers['If-Match'] };
      return answer(reply, await rescheduleBooking(input, context));
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
      const input = { bookingId, member, ownerId, event, ifMatch: headers['If-Match'] };
      return changeAsStudio(reply, 'status_changed', input);
    },
  } satisfies Handlers;
}
