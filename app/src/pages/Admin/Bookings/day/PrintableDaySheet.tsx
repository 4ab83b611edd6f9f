import type { DaySchedule } from '@plaitful/domain/day-schedule';
import { adminDay } from '@plaitful/messages/en-CA/adminDaySchedule';
import { formatDate, formatMoney, formatTime } from '@plaitful/messages/format';
import { Fragment } from 'react';
import { useBusiness } from '../../../../shell/business.tsx';
import {
  formatEndTime,
  formatBookingSpan,
  getPhone,
  type ScheduledBooking,
} from '../../../../features/admin/daySchedule/scheduleModel.ts';
import { formatBookedStyle } from '../../../../features/admin/daySchedule/bookedStyle.ts';
import { formatBalance } from '../../../../features/appointments/formatBalance.ts';
import { formatOutcome } from '../../../../features/admin/visit/formatOutcome.ts';
import { PrintSheet } from '../../../../shell/PrintSheet.tsx';
import { PrintedNotes } from '../../../../features/admin/daySchedule/PrintedNotes.tsx';
import * as css from '../../../../features/admin/daySchedule/sheet.css.ts';

const labels = adminDay.sheet;

const columns = ['time', 'chair', 'child', 'style', 'parent', 'phone', 'deposit', 'toPay', 'visit'] as const;

export function PrintableDaySheet({ plan, count }: { plan: DaySchedule<ScheduledBooking>; count: string }) {
  const { name, chairs = 1 } = useBusiness();
  return (
    <PrintSheet>
      <p className={css.title}>{labels.title({ businessName: name, date: formatDate(plan.date) })}</p>
      <p className={css.lead}>
        {plan.open.length === 0
          ? `${adminDay.closedDay}. ${count}.`
          : [
              adminDay.openWeek({ hours: plan.open.map(formatBookingSpan).join(', ') }),
              ...plan.closed.map((part) => `${adminDay.closedSpan({ span: formatBookingSpan(part) })}.`),
              `${count}.`,
              ...(chairs > 1 ? [labels.allChairs({ count: chairs })] : []),
            ].join(' ')}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.head}>
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.bookings.map((booking) => (
            <Fragment key={booking.bookingId}>
              <SheetRow booking={booking} />
              {booking.notes.length === 0 ? null : <NotesRow booking={booking} />}
            </Fragment>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}

/** A child's notes, below her row. */
const NotesRow = ({ booking: { notes } }: { booking: ScheduledBooking }) => (
  <tr className={css.row}>
    <td className={css.notes} colSpan={columns.length}>
      <PrintedNotes notes={notes} />
    </td>
  </tr>
);

function SheetRow({ booking }: { booking: ScheduledBooking }) {
  const { timeZone } = useBusiness();
  const { bookingTime, chair, childName, fullName } = booking;
  const deposit = formatMoney(booking.styleDeposit);
  const isPaid = booking.deposit === 'PAID';
  return (
    <tr className={css.row}>
      <td className={`${css.cell} ${css.noWrap}`}>
        <span className={css.strong}>{formatTime(bookingTime)}</span>
        <br />
        {formatEndTime(booking)}
      </td>
      <td className={css.cell}>{chair ?? ''}</td>
      <th scope="row" className={css.cell}>
        <span className={css.strong}>{childName}</span>
      </th>
      <td className={css.cell}>{formatBookedStyle(booking)}</td>
      <td className={css.cell}>{fullName}</td>
      <td className={`${css.cell} ${css.noWrap}`}>{getPhone(booking)}</td>
      <td className={`${css.cell} ${css.noWrap}`}>
        {isPaid ? labels.paid({ deposit }) : labels.unpaid({ deposit })}
      </td>
      <td className={`${css.cell} ${css.strong}`}>{formatBalance(booking)}</td>
      <td className={css.cell}>{formatOutcome(booking, timeZone)}</td>
    </tr>
  );
}
