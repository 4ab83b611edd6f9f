import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Card } from '@plaitful/design-system/Card';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { Heading } from '@plaitful/design-system/Heading';
import type { IconName } from '@plaitful/design-system/Icon';
import { Inline } from '@plaitful/design-system/Inline';
import { Loader } from '@plaitful/design-system/Loader';
import { useMediaQuery } from '@plaitful/design-system/useMediaQuery';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { findNextBooking } from '@plaitful/domain/day-schedule';
import { toStudioTime, type LocalDate } from '@plaitful/domain/studio-time';
import { adminCalendar as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { action } from '@plaitful/messages/en-CA/common';
import { formatTime } from '@plaitful/messages/format';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { SegmentedNav, PrevNextLink } from '../../../features/admin/SegmentedNav.tsx';
import { DayClockContext, useClock } from '../../../features/admin/useClock.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { getDaySearch, parseDayUrl } from '../../../features/admin/daySchedule/dayUrl.ts';
import { useCalendar, useClosuresAhead } from './calendarData.ts';
import { CalendarFeedCard } from './CalendarFeedCard.tsx';
import { shiftPeriod, type CalendarUrlState, type StudioDay } from './calendarModel.ts';
import { PrintableCalendar } from './PrintableCalendar.tsx';
import { formatDayName } from './calendarLabels.ts';
import { CloseDialog } from './closeDialog/CloseDialog.tsx';
import { EditClosureTextsDialog } from './closeDialog/EditClosureTextsDialog.tsx';
import { ClosuresList } from './ClosuresList.tsx';
import { DayPanel } from './DayPanel.tsx';
import { DayRows } from './DayRows.tsx';
import { MonthView } from './MonthView.tsx';
import { AddAvailabilityDialog } from './bulkAvailability/AddAvailabilityDialog.tsx';
import { useCalendarActions, type CalendarActions } from './useCalendarActions.ts';
import { WeekView } from './WeekView.tsx';
import * as css from './calendar.css.ts';

/** Phones show a list of days; below this width the sidebar is a bar. */
const useIsPhone = (): boolean => useMediaQuery('(max-width: 639.98px)');

/** Bookings, availability, closures and free capacity of the studio by month or week. */
export function CalendarPage() {
  const [search] = useSearchParams();
  const today = useClock().moment.date;
  const address = parseDayUrl(search, 'month', today);
  const actions = useCalendarActions();
  const closures = useClosuresAhead();
  const isPhone = useIsPhone();
  // Without icons the three buttons fit one line of a phone.
  const icon = (name: IconName) => (isPhone ? {} : { icon: name });
  return (
    <AdminPage heading={labels.title} actions={<Controls address={address} today={today} />}>
      <Inline gap={2}>
        <Button
          variant="outline"
          size="sm"
          {...icon('lock')}
          onClick={() => actions.askDays(address.date < today ? today : address.date)}
        >
          {labels.closeDays}
        </Button>
        <Button variant="outline" size="sm" {...icon('plus')} onClick={() => actions.offer([])}>
          {labels.offerTimes}
        </Button>
        <Button variant="outline" size="sm" {...icon('print')} onClick={() => window.print()}>
          {labels.print}
        </Button>
      </Inline>
      <LastChange actions={actions} />
      <div className={css.layout[address.view]}>
        <Calendar address={address} today={today} actions={actions} />
        <div className={css.cards}>
          {closures === undefined ? null : <ClosuresList closures={closures} actions={actions} />}
          <CalendarFeedCard />
        </div>
      </div>
      <Dialogs actions={actions} />
    </AdminPage>
  );
}

function Dialogs({ actions }: { actions: CalendarActions }) {
  const { dialog } = actions;
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'close':
      return <CloseDialog span={dialog.span} actions={actions} />;
    case 'askSpan':
      return <CloseDialog span={null} asked={dialog} actions={actions} />;
    case 'offer':
      return <AddAvailabilityDialog dates={dialog.dates} actions={actions} />;
    case 'texts':
      return <EditClosureTextsDialog closure={dialog.closure} actions={actions} />;
    default:
      return dialog satisfies never;
  }
}

/** In a small window the changed day is far below. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Shown as long as the last change can be undone. */
function LastChange({ actions: { lastChange, undo } }: { actions: CalendarActions }) {
  const { timeZone } = useBusiness();
  const { instant } = useClock();
  if (lastChange === undefined || new Date(lastChange.undoUntil) <= instant) return null;
  const { time } = toStudioTime(new Date(lastChange.undoUntil), timeZone);
  return (
    <div key={lastChange.undoUntil} ref={scrollIntoView}>
      <Banner
        tone="paid"
        isLive
        action={
          <Button variant="outline" size="sm" icon="undo" onClick={() => void undo(lastChange)}>
            {labels.undo.button}
          </Button>
        }
      >
        {labels.undo.until({ text: lastChange.text, time: formatTime(time) })}
      </Banner>
    </div>
  );
}

interface ControlsProps {
  address: CalendarUrlState;
  today: LocalDate;
}

function Controls({ address, today }: ControlsProps) {
  const { view, date } = address;
  const isPhone = useIsPhone();
  const to = (other: CalendarUrlState) => getDaySearch(other, today);
  return (
    <Inline gap={2}>
      <SegmentedNav
        label={labels.views.label}
        segments={[
          {
            label: labels.views.month,
            search: to({ view: 'month', date }),
            isCurrent: view === 'month',
          },
          {
            label: labels.views.week,
            search: to({ view: 'week', date }),
            isCurrent: view === 'week',
          },
          { label: labels.views.today, search: to({ view, date: today }), isCurrent: false },
        ]}
      />
      {isPhone ? null : <Arrows address={address} today={today} />}
    </Inline>
  );
}

function Arrows({ address, today }: ControlsProps) {
  const { view } = address;
  const to = (other: CalendarUrlState) => getDaySearch(other, today);
  return (
    <Inline gap={1} isWrapping={false}>
      <PrevNextLink
        icon="chevronLeft"
        label={labels.views.previous[view]}
        search={to({ view, date: shiftPeriod(address, -1, today) })}
      />
      <PrevNextLink
        icon="chevronRight"
        label={labels.views.next[view]}
        search={to({ view, date: shiftPeriod(address, 1, today) })}
      />
    </Inline>
  );
}

interface CalendarProps extends ControlsProps {
  actions: CalendarActions;
}

function Calendar({ address, today, actions }: CalendarProps) {
  const { days, isLoading, retry } = useCalendar(address);
  const { instant, moment } = useClock();
  const [, setSearch] = useSearchParams();
  const open = (date: LocalDate) =>
    setSearch(getDaySearch({ ...address, date }, today), { replace: true, preventScrollReset: true });
  const name = formatDayName(address);
  if (retry) {
    return (
      <div className={css.placeholder}>
        <ErrorState title={labels.failed} retry={{ label: action.tryAgain, onPress: retry }} />
      </div>
    );
  }
  if (!days) {
    return (
      <div className={css.placeholder}>
        <Loader label={labels.loading} />
      </div>
    );
  }
  const next = findNextBooking(
    days.flatMap(({ plan }) => plan.bookings),
    moment,
  );
  return (
    <DayClockContext value={{ instant, moment, nextId: next?.bookingId }}>
      <VisuallyHidden isLive>{isLoading ? '' : labels.shown({ name })}</VisuallyHidden>
      <Days days={days} address={address} today={today} name={name} actions={actions} onOpen={open} />
      <PrintableCalendar name={name} days={days} />
    </DayClockContext>
  );
}

interface DaysProps extends CalendarProps {
  days: readonly StudioDay[];
  name: string;
  onOpen: (date: LocalDate) => void;
}

function Days({ days, address, today, name, actions, onOpen }: DaysProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const day = days.find(({ date }) => date === address.date);
  if (isPhone) {
    return (
      <section aria-labelledby={id}>
        <div className={css.head}>
          <Heading level={2} size="lg" id={id}>
            {name}
          </Heading>
          <Arrows address={address} today={today} />
        </div>
        <DayRows days={days} date={address.date} actions={actions} onOpen={onOpen} />
      </section>
    );
  }
  return (
    <>
      <div className={css.days}>
        <Card element="section" variant="outlined" labelledBy={id}>
          <div className={css.head}>
            <Heading level={2} size="lg" id={id}>
              {name}
            </Heading>
          </div>
          {address.view === 'month' ? (
            <MonthView days={days} date={address.date} today={today} onOpen={onOpen} />
          ) : (
            <WeekView days={days} date={address.date} label={name} onOpen={onOpen} />
          )}
          <Legend view={address.view} />
        </Card>
      </div>
      {day ? (
        <Card element="section" variant="outlined" labelledBy="calendar-day">
          <DayPanel day={day} actions={actions} />
        </Card>
      ) : null}
    </>
  );
}

function Legend({ view }: Pick<CalendarUrlState, 'view'>) {
  return (
    <ul aria-label={labels.legend.label} className={css.legend}>
      {(['booked', 'free', 'closed'] as const).map((kind) => (
        <li key={kind} className={css.legendItem}>
          <span aria-hidden="true" className={css.legendSamples[view][kind]} />
          {labels.legend[kind]}
        </li>
      ))}
      {view === 'week'
        ? (['waiting', 'next', 'offered'] as const).map((kind) => (
            <li key={kind} className={css.legendItem}>
              <span aria-hidden="true" className={css.weekSamples[kind]} />
              {labels.legend[kind]}
            </li>
          ))
        : null}
    </ul>
  );
}
