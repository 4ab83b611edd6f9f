import { Badge } from '@plaitful/design-system/Badge';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import type { ClosureSpan } from '@plaitful/api-client/contract';
import { adminCalendar as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { adminDay } from '@plaitful/messages/en-CA/adminDaySchedule';
import { defaultClosureMessage } from '@plaitful/messages/en-CA/closure';
import { formatDate, formatDateShort, formatTime } from '@plaitful/messages/format';
import { ScheduleEntryList } from '../../../features/admin/daySchedule/BookingBlock.tsx';
import { formatChairName, toScheduleEntries } from '../../../features/admin/daySchedule/scheduleModel.ts';
import { useDayClock } from '../../../features/admin/useClock.ts';
import { isEmptyDay, getQuickClosureOptions, type StudioDay } from './calendarModel.ts';
import { formatCapacity, formatHours, formatSpan } from './calendarLabels.ts';
import type { CalendarActions } from './useCalendarActions.ts';
import * as css from './DayPanel.css.ts';

interface DayPanelProps {
  day: StudioDay;
  actions: CalendarActions;
  /** Whether the row above names the day. */
  isNamed?: boolean;
}

/** All details of a day, its actions first. */
export function DayPanel({ day, actions, isNamed = false }: DayPanelProps) {
  const capacity = formatCapacity(day);
  const count = adminDay.count({ count: day.plan.bookings.length });
  return (
    <Stack gap={4}>
      <div className={css.names}>
        {isNamed ? null : (
          <Heading level={2} size="lg" id="calendar-day">
            {formatDate(day.date)}
          </Heading>
        )}
        <Text size="sm" tone="muted">
          {[
            formatHours(day),
            ...(isEmptyDay(day) ? [] : [capacity === undefined ? count : `${count}, ${capacity}`]),
          ]
            .map((sentence) => `${sentence}.`)
            .join(' ')}
        </Text>
        {day.holiday === undefined ? null : (
          <Badge tone="kind">{labels.panel.holiday({ name: day.holiday })}</Badge>
        )}
      </div>
      {day.closures.map((closure) => (
        <Banner
          key={closure.closureId}
          title={adminDay.closedSpan({ span: formatSpan(closure) })}
          action={
            day.when === 'past' ? undefined : (
              <Button variant="outline" size="sm" onClick={() => void actions.reopen(closure)}>
                {labels.list.open}
              </Button>
            )
          }
        >
          <ClosureTexts closure={closure} />
        </Banner>
      ))}
      {day.when === 'past' || day.isClosed ? null : <Actions day={day} actions={actions} />}
      <Bookings day={day} />
      <Offered day={day} />
    </Stack>
  );
}

export function ClosureTexts({ closure }: { closure: { note: string | null; message: string } }) {
  return (
    <>
      <p>
        {labels.list.message({ message: closure.message === '' ? defaultClosureMessage : closure.message })}
      </p>
      {closure.note ? <p>{labels.list.note({ note: closure.note })}</p> : null}
    </>
  );
}

/** The likely actions first; on a holiday, closing the day uses its own label. */
function Actions({ day, actions }: DayPanelProps) {
  const quick = getQuickClosureOptions(day, useDayClock().moment);
  const close = (span: ClosureSpan) => () => actions.close(span);
  return (
    <div
      role="group"
      aria-label={labels.panel.actions({ date: formatDateShort(day.date) })}
      className={css.actions}
    >
      {quick.map(({ kind, span }) => (
        <Button key={kind} size="sm" variant="outline" onClick={close(span)}>
          {kind === 'day' && day.holiday !== undefined ? labels.close.holiday : labels.close[kind]}
        </Button>
      ))}
      <Button size="sm" variant="outline" onClick={() => actions.askPart(day.date)}>
        {labels.close.part}
      </Button>
      <Button size="sm" variant="outline" icon="plus" onClick={() => actions.offer([day.date])}>
        {labels.offerDay}
      </Button>
    </div>
  );
}

function Bookings({ day }: { day: StudioDay }) {
  const { chairs, bookings } = day.plan;
  if (chairs.length === 0 || (bookings.length === 0 && day.plan.open.length === 0)) return null;
  const isFreeShown = day.when !== 'past' && day.offered.length > 0;
  return (
    <section aria-labelledby="calendar-bookings" className={css.section}>
      <h3 id="calendar-bookings" className={css.title}>
        {labels.panel.bookings}
      </h3>
      {bookings.length === 0 ? (
        <Text size="sm" tone="muted">
          {labels.panel.noBookings}
        </Text>
      ) : null}
      <div className={css.chairs}>
        {chairs.map((chair) => {
          const entries = toScheduleEntries(chair).filter(({ kind }) => kind === 'booking' || isFreeShown);
          return entries.length === 0 ? null : (
            <div key={chair.chair ?? 0} className={css.chair}>
              <h4 className={css.chairName}>{formatChairName(chair.chair)}</h4>
              <ScheduleEntryList entries={entries} separator=", " />
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** The times of all styles together. */
function Offered({ day: { offered, plan, when, isClosed } }: { day: StudioDay }) {
  if (when === 'past' || isClosed || (offered.length === 0 && plan.open.length === 0)) return null;
  return (
    <section aria-labelledby="calendar-offered" className={css.section}>
      <h3 id="calendar-offered" className={css.title}>
        {labels.panel.offered}
      </h3>
      {offered.length === 0 ? (
        <Text size="sm" tone="muted">
          {labels.panel.offeredNone}
        </Text>
      ) : (
        <ul className={css.times}>
          {offered.map(({ time, styleIds }) => (
            <li key={time} className={css.time}>
              <span aria-hidden="true">
                {formatTime(time)} <span className={css.count}>{`×${styleIds.length}`}</span>
              </span>
              <VisuallyHidden>
                {labels.panel.offeredAt({ time: formatTime(time), count: styleIds.length })}
              </VisuallyHidden>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
