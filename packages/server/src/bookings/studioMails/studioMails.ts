import { renderMail } from '@plaitful/messages/mail';
import { toSingleLine, studioValues, type MessageSender } from '../../platform/outbox/messageValues.ts';
import { formatDate, formatTime } from '@plaitful/messages/format';
import type { LocalTime, LocalDate } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../../platform/context.ts';
import { type OutboxRow, insertMessage } from '../../platform/outbox/outbox.repository.ts';
import type { DepositStatus } from '@plaitful/domain/booking-status';
import type { MessageKinds } from '../../platform/outbox/messageKind.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { StudioMailKind } from '@plaitful/messages/en-CA/studioMails';
import type { StudioMailValues, StudioMailTexts } from '@plaitful/messages/message-values';

export interface BookingInMail {
  readonly bookingId: number;
  readonly bookingDate: LocalDate;
  readonly bookingTime: LocalTime;
  readonly deposit: DepositStatus;
}

interface MessageFamily {
  readonly userId: number;
  readonly parentName?: string;
  readonly childName?: string;
  readonly appointments?: readonly BookingInMail[];
  readonly isForOneAppointment?: boolean;
  readonly isByStudio?: boolean;
}

/** Values that a kind of mail lacks are empty. */
const studioMailValues = (
  {
    userId,
    parentName = '',
    childName = '',
    appointments = [],
    isForOneAppointment = false,
    isByStudio = false,
  }: MessageFamily,
  origin: MessageSender,
): StudioMailValues => ({
  ...studioValues(origin),
  userId,
  parentName: toSingleLine(parentName),
  childName: toSingleLine(childName),
  appointments: appointments.map(({ bookingId, bookingDate, bookingTime, deposit }) => ({
    bookingId,
    date: formatDate(bookingDate),
    time: formatTime(bookingTime),
    isPaid: deposit === 'PAID',
  })),
  isForOneAppointment,
  isByStudio,
  bookingsUrl: `${origin.publicUrl}/admin/bookings`,
});

/** Queues a mail to the studio about a family. A row holds ids and times of appointments, never a name. */
export const enqueueStudioMail = (
  trx: Trx,
  kind: StudioMailKind,
  {
    bookingId,
    ...about
  }: { readonly userId: number; readonly bookingId?: number | null; readonly data?: object },
  {
    now,
    dueAt = now,
    business,
  }: {
    readonly now: Date;
    readonly dueAt?: Date;
    readonly business: Pick<ServerContext['business'], 'contactEmail'>;
  },
): Promise<void> =>
  insertMessage(trx, {
    ...about,
    ...(typeof bookingId === 'number' && { bookingId }),
    kind,
    channel: 'mail',
    recipient: business.contactEmail,
    dueAt,
    createdAt: now,
  });

interface StudioMail extends StudioMailTexts {
  /**
   * The family at the time it is sent; undefined when the content is no longer true. Left out for mails whose row has
   * all values, such as that about a deleted family, which has no names.
   */
  readonly findFamily?: (trx: Trx, row: OutboxRow, now: Date) => Promise<MessageFamily | undefined>;
}

export const studioMailKinds = (mails: Readonly<Record<string, StudioMail>>): MessageKinds =>
  Object.fromEntries(
    Object.entries(mails).map(([kind, { title, mail, findFamily }]) => [
      kind,
      {
        title,
        render: async (trx, row, { origin, now }) => {
          const { userId, data } = row;
          if (userId === null) throw new Error('the account of the message is not there');
          const family = findFamily ? await findFamily(trx, row, now) : { userId, ...data };
          if (family === undefined) return 'stale';
          const to = { name: origin.business.name, address: row.recipient };
          return { channel: 'mail', to, ...renderMail(mail, studioMailValues(family, origin)) };
        },
      },
    ]),
  );
