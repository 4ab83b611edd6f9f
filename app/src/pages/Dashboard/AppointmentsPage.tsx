import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { title } from '@plaitful/messages/en-CA/common';
import { appointments } from '@plaitful/messages/en-CA/dashboard';
import { useState } from 'react';
import type { Booking } from '../../lib/api/types.ts';
import { appointmentsPerPage } from '../../features/appointments/appointment.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { Page } from '../../shell/Page.tsx';
import { listState } from '../../features/lists/listState.tsx';
import { usePaging } from '../../features/lists/usePaging.ts';
import { paths } from '../../lib/paths.ts';
import { AppointmentsTable } from './AppointmentsTable.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { SummaryDialog } from './SummaryDialog.tsx';
import { useAppointments } from '../../features/appointments/useAppointments.ts';
import * as css from './AppointmentsPage.css.ts';

/** What was opened over the list. */
interface Opened {
  dialog: 'summary' | 'cancel';
  bookingId: Booking['bookingId'];
}

/** The member's bookings, by pages, with what can be done with each (product spec 2, My Appointments). */
export function AppointmentsPage() {
  const query = useAppointments();
  const paging = usePaging(appointments.title, query.data ?? [], appointmentsPerPage);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const open =
    (dialog: Opened['dialog']) =>
    ({ bookingId }: Booking) =>
      setOpened({ dialog, bookingId });
  // Read from the list, so that what is open tells of the newest state when the list is fetched anew under it.
  const openedIn = (dialog: Opened['dialog']) =>
    opened?.dialog === dialog
      ? query.data?.find(({ bookingId }) => bookingId === opened.bookingId)
      : undefined;
  return (
    <Page title={title.appointments(useStudioValues())} isIndexed={false}>
      <Heading level={1} size="2xl">
        {appointments.title}
      </Heading>
      <div className={css.list}>
        <AppointmentsTable
          paging={paging}
          state={listState(query, {
            loading: appointments.loading,
            empty: <NoAppointments />,
            failed: appointments.error,
          })}
          onView={open('summary')}
          onCancel={open('cancel')}
        />
      </div>
      <SummaryDialog booking={openedIn('summary')} onClose={close} />
      <CancelDialog booking={openedIn('cancel')} onClose={close} />
    </Page>
  );
}

function NoAppointments() {
  return (
    <EmptyState
      title={appointments.empty.text}
      text={appointments.empty.hint}
      action={<ButtonLink href={paths.services.href()}>{appointments.empty.button}</ButtonLink>}
    />
  );
}
