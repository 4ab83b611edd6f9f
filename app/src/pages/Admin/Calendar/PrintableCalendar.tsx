import { adminCalendar as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { adminDay } from '@plaitful/messages/en-CA/adminDaySchedule';
import { formatDateShort, formatTime } from '@plaitful/messages/format';
import { formatEndTime, type ScheduledBooking } from '../../../features/admin/daySchedule/scheduleModel.ts';
import { formatBookedStyle } from '../../../features/admin/daySchedule/bookedStyle.ts';
import { PrintedNotes } from '../../../features/admin/daySchedule/PrintedNotes.tsx';
import { PrintSheet } from '../../../shell/PrintSheet.tsx';
import * as css from '../../../features/admin/daySchedule/sheet.css.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { isEmptyDay, type StudioDay } from './calendarModel.ts';
import { getDaySummaryLines } from './calendarLabels.ts';

/** For print: each day that is not empty, with its bookings in columns. */
export function PrintableCalendar({ name, days }: { name: string; days: readonly StudioDay[] }) {
  const { name: businessName, chairs = 1 } = useBusiness();
  return (
    <PrintSheet>
      <p className={css.title}>{adminDay.sheet.title({ businessName, date: name })}</p>
      {chairs > 1 ? <p className={css.lead}>{adminDay.sheet.allChairs({ count: chairs })}</p> : null}
      <table className={css.table}>
        <tbody>
          {days
            .filter((day) => !isEmptyDay(day))
            .map((day) => (
              <tr key={day.date} className={css.row}>
                <th scope="row" className={`${css.cell} ${css.noWrap}`}>
                  <span className={css.strong}>{formatDateShort(day.date)}</span>
                  {[day.holiday, ...getDaySummaryLines(day)]
                    .filter((line) => line !== undefined)
                    .map((line) => (
                      <span key={line} className={css.line}>
                        {line}
                      </span>
                    ))}
                </th>
                <td className={css.cell}>
                  {day.plan.bookings.length === 0 ? <span>{labels.day.nothing}</span> : null}
                  {day.plan.bookings.map((booking) => (
                    <PrintedBooking key={booking.bookingId} booking={booking} />
                  ))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}

function PrintedBooking({ booking }: { booking: ScheduledBooking }) {
  const { bookingTime, childName, chair, notes } = booking;
  return (
    <div className={css.booking}>
      <span>{adminDay.between({ from: formatTime(bookingTime), to: formatEndTime(booking) })}</span>
      <span className={css.strong}>{childName}</span>
      <span>{formatBookedStyle(booking)}</span>
      <span>{chair === null ? null : adminDay.chair({ chair })}</span>
      <div className={css.bookingNotes}>
        <PrintedNotes notes={notes} />
      </div>
    </div>
  );
}
