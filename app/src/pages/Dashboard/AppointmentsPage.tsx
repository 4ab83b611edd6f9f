import type { Booking } from '@plaitful/api-client/contract';
import { Banner } from '@plaitful/design-system/Banner';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { appointments as labels } from '@plaitful/messages/en-CA/dashboard';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { appointmentsPerPage } from '../../features/appointments/appointmentRows.ts';
import { comingFirst, findLastVisit, findNext } from '../../features/appointments/comingAppointments.ts';
import { parseMovedState } from '../../features/appointments/movedState.ts';
import { useAppointments } from '../../features/appointments/useAppointments.ts';
import { getTableState } from '../../features/lists/tableState.tsx';
import { usePaging } from '../../features/lists/usePaging.ts';
import { paths } from '../../lib/paths.ts';
import { useBusiness } from '../../shell/business.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useNow } from '../../shell/useNow.ts';
import { AppointmentsTable } from './appointments/AppointmentsTable.tsx';
import { CancelDialog } from './appointments/CancelDialog.tsx';
import { LastCard, NextCard } from './appointments/NextCard.tsx';
import { SummaryDialog } from './appointments/SummaryDialog.tsx';

interface Opened {
  /** `deposit` is the summary, beginning at the way to send the deposit. */
  dialog: 'summary' | 'deposit' | 'cancel';
  bookingId: Booking['bookingId'];
}

export function AppointmentsPage() {
  const query = useAppointments();
  const clock = { now: useNow(), timeZone: useBusiness().timeZone };
  const all = query.data ?? [];
  const next = findNext(all, clock);
  const last = next === undefined ? findLastVisit(all, clock) : undefined;
  const paging = usePaging(labels.title, comingFirst(all, clock), appointmentsPerPage);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const open =
    (dialog: Opened['dialog']) =>
    ({ bookingId }: Booking) =>
      setOpened({ dialog, bookingId });
  // Read from the list, so that an open dialog shows the newest state.
  const booking = all.find(({ bookingId }) => bookingId === opened?.bookingId);
  const isCancelling = opened?.dialog === 'cancel';
  return (
    <PageHead>
      <Stack gap={6}>
        <Heading level={1} size="2xl">
          {labels.title}
        </Heading>
        <Moved bookings={all} />
        {next ? <NextCard booking={next} onView={open('summary')} onDeposit={open('deposit')} /> : null}
        {last ? <LastCard booking={last} /> : null}
        <AppointmentsTable
          paging={paging}
          nextId={next?.bookingId}
          state={getTableState(query, {
            loading: labels.loading,
            empty: <NoAppointments />,
            failed: labels.error,
          })}
          onView={open('summary')}
          onDeposit={open('deposit')}
          onCancel={open('cancel')}
        />
      </Stack>
      <SummaryDialog
        booking={isCancelling ? undefined : booking}
        isDepositFirst={opened?.dialog === 'deposit'}
        onClose={close}
      />
      <CancelDialog booking={isCancelling ? booking : undefined} onClose={close} />
    </PageHead>
  );
}

/** After a reschedule, until the parent goes on to another page. */
function Moved({ bookings }: { bookings: readonly Booking[] }) {
  const moved = parseMovedState(useLocation().state);
  const booking = bookings.find(({ bookingId }) => bookingId === moved?.bookingId);
  if (moved === undefined || booking === undefined) return null;
  const to = { date: formatDate(moved.bookingDate), time: formatTime(moved.bookingTime) };
  return (
    <Banner tone="paid" isLive title={labels.moved(to)}>
      {labels.movedWhat(booking)}
    </Banner>
  );
}

function NoAppointments() {
  return (
    <EmptyState
      title={labels.empty.text}
      text={labels.empty.hint}
      action={<ButtonLink href={paths.services.href()}>{labels.empty.button}</ButtonLink>}
    />
  );
}
