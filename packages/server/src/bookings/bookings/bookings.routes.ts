import { depositStatuses, paymentStatuses } from '@plaitful/domain/booking-status';
import type { AppointmentEvent } from '@plaitful/flows/appointment/types';
import { bookingsTable } from '@plaitful/messages/en-CA/bookingsTable';
import type { FastifyReply } from 'fastify';
import type { Handlers, Member } from '../../platform/contract/contract.types.ts';
import { withEtag } from '../../platform/contract/etags.ts';
import type { ServerContext } from '../../platform/context.ts';
import { withConnection } from '../../platform/database/transaction.ts';
import { sendPage } from '../../platform/lists/lists.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { logSecurityEvent, type SecurityEvent } from '../../platform/log/securityEvents.ts';
import { exportBookings } from './bookings.export.ts';
import { toBooking } from './bookings.mapper.ts';
import { findCurrentData, type BookingRow } from './bookings.queries.ts';
import {
  createBooking,
  listUnavailableSlots,
  loadBooking,
  loadBookings,
  loadBookingCalendar,
  loadBookingHistory,
  loadUserBookings,
} from './bookings.service.ts';
import { sendReceipt } from './visits.service.ts';
import { loadStyleAvailability } from './styleAvailability.service.ts';
import {
  changeBooking,
  type ChangeBookingInput,
  rescheduleBooking,
  setDepositReturned,
  setBookingPhotoConsent,
} from './bookingChanges.service.ts';

const attachment = (reply: FastifyReply, name: string) =>
  reply.header('content-disposition', `attachment; filename="${name}"`);

const readingHandlers = (context: ServerContext) =>
  ({
    listBookings: async ({ query, member, reply }) => {
      const part = await loadBookings(context, query);
      if (part instanceof Problem) return part;
      logSecurityEvent(reply.request.log, 'children_listed', member.id);
      return sendPage(reply, part);
    },
    listUserBookings: async ({ path: { userId }, query, member, reply }) => {
      const part = await loadUserBookings(context, query, { userId, member });
      if (part instanceof Problem) return part;
      if (userId !== member.id)
        logSecurityEvent(reply.request.log, 'children_listed', { by: member.id, about: userId });
      return sendPage(reply, part);
    },
    getBooking: async ({ path, member, reply }) =>
      withEtag(reply, await loadBooking(context, path.bookingId, member)),
    getBookingHistory: ({ path }) => loadBookingHistory(context, path.bookingId),
    getBookingCalendar: async ({ path, member, reply }) => {
      const file = await loadBookingCalendar(context, path.bookingId, member);
      if (file instanceof Problem) return file;
      attachment(reply, `appointment-${path.bookingId}.ics`);
      const { content, method } = file;
      return { contentType: `text/calendar; charset=utf-8; method=${method}`, content };
    },
    exportBookings: ({ query, member, reply }) => {
      const content = exportBookings(context, query);
      if (content instanceof Problem) return content;
      logSecurityEvent(reply.request.log, 'exported', member.id);
      attachment(reply, bookingsTable.fileName[query.columns ?? 'bookkeeping']);
      return { contentType: 'text/csv; charset=utf-8', content };
    },
    listBookedServices: () => listUnavailableSlots(context),
    getStyleAvailability: ({ path, query, visitor }) =>
      loadStyleAvailability(context, { ...path, ...query }, visitor),
    listDepositStatuses: () => [...depositStatuses],
    listPaymentStatuses: () => [...paymentStatuses],
  }) satisfies Handlers;

interface ChangeCall {
  readonly path: { readonly bookingId: number };
  readonly member: Member;
  readonly headers: { readonly 'If-Match'?: string };
  readonly reply: FastifyReply;
}

type ChangeDetails = Pick<ChangeBookingInput, 'ownerId' | 'visit' | 'sendsMail'>;

const toStudioCancel = ({ deposit }: { readonly deposit?: 'KEEP' }): AppointmentEvent => ({
  type: 'cancel.requested',
  by: 'STUDIO',
  keepsDeposit: deposit === 'KEEP',
});

function createCalls(context: ServerContext) {
  const answer = async (reply: FastifyReply, outcome: BookingRow | Problem) => {
    if (outcome instanceof Problem) return outcome;
    const { bookingId } = outcome;
    const data = await withConnection(context.database, (db) => findCurrentData(db, bookingId));
    return withEtag(reply, toBooking({ ...outcome, ...data }, context.clock()));
  };
  const change = async (
    { path: { bookingId }, member, headers, reply }: ChangeCall,
    event: AppointmentEvent,
    details: ChangeDetails = {},
  ) => {
    const input = { bookingId, member, event, ...details, ifMatch: headers['If-Match'] };
    return answer(reply, await changeBooking(input, context));
  };
  const changeAsStudio = async (
    call: ChangeCall,
    logged: SecurityEvent,
    event: AppointmentEvent,
    details?: ChangeDetails,
  ) => {
    const outcome = await change(call, event, details);
    if (!(outcome instanceof Problem))
      logSecurityEvent(call.reply.request.log, logged, { by: call.member.id, about: outcome.userId });
    return outcome;
  };
  return { answer, change, changeAsStudio };
}

/** Deposit, payment and cancellation. */
function statusHandlers(context: ServerContext) {
  const { answer, change, changeAsStudio } = createCalls(context);
  return {
    updateDeposit: (call) =>
      changeAsStudio(call, 'deposit_changed', { type: 'deposit.set', value: call.body }),
    updatePayment: (call) =>
      changeAsStudio(call, 'status_changed', { type: 'payment.set', value: call.body }),
    setOutcome: ({ body: { outcome, sendsMail }, ...call }) =>
      changeAsStudio(call, 'status_changed', { type: 'outcome.set', value: outcome }, { sendsMail }),
    finishVisit: ({ body: visit, ...call }) =>
      changeAsStudio(call, 'status_changed', { type: 'visit.finished' }, { visit }),
    sendReceipt: async ({ path, member, reply }) =>
      answer(reply, await sendReceipt(context, path.bookingId, member)),
    reportDepositSent: ({ path, member, reply }) =>
      change({ path, member, headers: {}, reply }, { type: 'deposit.sent' }, { ownerId: member.id }),
    reportDepositNotArrived: (call) =>
      changeAsStudio(call, 'deposit_changed', { type: 'deposit.notArrived' }),
    updateDepositReturned: async ({ path: { bookingId }, body, headers, member, reply }) => {
      const input = { bookingId, ...body, member, ifMatch: headers['If-Match'] };
      const outcome = await setDepositReturned(input, context);
      if (!(outcome instanceof Problem))
        logSecurityEvent(reply.request.log, 'deposit_changed', { by: member.id, about: outcome.userId });
      return answer(reply, outcome);
    },
    cancelBookingAsMember: (call) =>
      change(call, { type: 'cancel.requested', by: 'MEMBER' }, { ownerId: call.member.id }),
    cancelBookingAsStudio: (call) =>
      changeAsStudio(call, 'status_changed', toStudioCancel(call.query), { ownerId: call.path.userId }),
  } satisfies Handlers;
}

export function bookingsHandlers(context: ServerContext) {
  const { answer } = createCalls(context);
  return {
    ...readingHandlers(context),
    ...statusHandlers(context),
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
    setBookingPhotoConsent: async ({ path: { bookingId }, member, body, reply }) => {
      const outcome = await setBookingPhotoConsent(context, { bookingId, member }, body.isGiven);
      if (!(outcome instanceof Problem) && outcome.userId !== member.id)
        logSecurityEvent(reply.request.log, 'photo_consent_noted', member.id);
      return answer(reply, outcome);
    },
  } satisfies Handlers;
}
