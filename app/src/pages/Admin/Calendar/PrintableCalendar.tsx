import { adminCalendar as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { adminDay } from '@plaitful/messages/en-CA/adminDaySchedule';
import { formatDateShort, formatTime } from '@plaitful/messages/format';
import { formatEndTime } from '../../../features/admin/daySchedule/scheduleModel.ts';
import { formatBookedStyle } from '../../../features/admin/daySchedule/bookedStyle.ts';
import { PrintedNotes } from '../../../features/admin/daySchedule/PrintedNotes.tsx';
import { PrintSheet } from '../../../shell/PrintSheet.tsx';
import * as css from '../../../features/admin/daySchedule/sheet.css.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { isEmptyDay, type StudioDay } from './calendarModel.ts';
import { getDaySummaryLines } from './calendarLabels.ts';

/** For print: a row for each day that is not empty. */
export function PrintableCalendar({ name, days }: { name: string; days: readonly StudioDay[] }) {
  const business = useBusiness();
  return (
    <PrintSheet>
      <p className={css.title}>{adminDay.sheet.title({ businessName: business.name, date: name })}</p>
      <table className={css.table}>
        <tbody>
          {days
            .filter((day) => !isEmptyDay(day))
            .map((day) => (
              <tr key={day.date} className={css.row}>
                <th scope="row" className={`${css.cell} ${css.noWrap}`}>
                  <span className={css.strong}>{formatDateShort(day.date)}</span>
                </th>
                <td className={css.cell}>
                  {[day.holiday, ...getDaySummaryLines(day)].filter(Boolean).join(', ') || labels.day.nothing}
                </td>
                <td className={css.cell}>
                  {day.plan.bookings.map((booking) => (
                    <div key={booking.bookingId} className={css.booking}>
                      <span className={css.strong}>
                        {adminDay.between({
                          from: formatTime(booking.bookingTime),
                          to: formatEndTime(booking),
                        })}{' '}
                        {booking.childName}
                      </span>
                      {`, ${formatBookedStyle(booking)}`}
                      {booking.chair === null ? '' : `, ${adminDay.chair({ chair: booking.chair })}`}
                      <div>
                        <PrintedNotes notes={booking.notes} />
                      </div>
                    </div>
                  ))}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}
