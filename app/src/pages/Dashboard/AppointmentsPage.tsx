import { parseProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { Dialog } from '@plaitful/design-system/Dialog';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { action } from '@plaitful/messages/en-CA/common';
import { closure } from '@plaitful/messages/en-CA/closure';
import { appointments, cancel, status } from '@plaitful/messages/en-CA/dashboard';
import { summary } from '@plaitful/messages/en-CA/appointmentSummary';
import {
  formatDate,
  formatMoney,
  formatTimeCell,
  formatTime,
  formatDateCell,
  formatInstant,
} from '@plaitful/messages/format';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, type BadgeTone } from '@plaitful/design-system/Badge';
import { Icon } from '@plaitful/design-system/Icon';
import { PaginatedTable, type TableColumn, type TableState } from '@plaitful/design-system/PaginatedTable';
import { Stack } from '@plaitful/design-system/Stack';
import type { PaymentStatus } from '@plaitful/domain/booking-status';
import { table } from '@plaitful/messages/en-CA/pagination';
import * as css from './AppointmentsPage.css.ts';
import type { Booking } from '@plaitful/api-client/contract';
import {
  appointmentsPerPage,
  getChildAge,
  getDepositTone,
  getStartInstant,
} from '../../features/appointments/appointmentRows.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { getTableState } from '../../features/lists/tableState.tsx';
import { usePaging, type Paging } from '../../features/lists/usePaging.ts';
import { paths } from '../../lib/paths.ts';
import { useAppointments } from '../../features/appointments/useAppointments.ts';
import { AppointmentPhotos } from '../../features/appointments/AppointmentPhotos.tsx';
import { AddToCalendar } from '../../features/appointments/AddToCalendar.tsx';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';
import { useNow } from '../../shell/useNow.ts';
import { SummaryPanel } from '../../features/appointments/SummaryPanel.tsx';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { ContactText } from '../../shell/ContactText.tsx';
import { $api } from '../../lib/api/client.ts';
import { refreshBookings } from '../../features/appointments/refreshBookings.ts';
import { AppointmentMenu } from './AppointmentMenu.tsx';
import { Duration } from '../../shell/Duration.tsx';
import { SendLinkAgain } from '../../features/appointments/SendLinkAgain.tsx';
import { useVerificationDeadlineText } from '../../features/appointments/useVerifyBy.ts';

/** Whether the server will never allow this cancellation, so that no retry is shown. */
const isFinal = (problem: ApiProblem): boolean =>
  problem.kind === 'refused' && problem.code !== 'rate_limited' && problem.code !== 'unauthenticated';

/**
 * Cancels a booking; success and failure are shown, and the list is fetched again.
 * @param onSettled called when the dialog can be closed
 */
function useCancelAppointment(onSettled: () => void) {
  const cache = useQueryClient();
  const { mutate, isPending, error, reset } = $api.useMutation('delete', '/api/booking/delete/{bookingId}', {
    onSuccess: () => {
      toast.success(cancel.done);
      onSettled();
    },
    onError: (failure) => {
      const problem = parseProblem(failure);
      if (!isFinal(problem)) return;
      if (problem.kind === 'refused') toast.error(problem.message);
      onSettled();
    },
    onSettled: () => refreshBookings(cache),
  });
  const problem = error === null ? null : parseProblem(error);
  return {
    isCancelling: isPending,
    /** The last error, where a retry may succeed. */
    problem: problem === null || isFinal(problem) ? null : problem,
    send: (bookingId: number) => mutate({ params: { path: { bookingId } } }),
    reset,
  };
}

function CancelDialog({ booking, onClose }: { booking: Booking | undefined; onClose: () => void }) {
  const studio = useStudioValues();
  const errorMessages = useErrorMessages();
  const { isCancelling, problem, send, reset } = useCancelAppointment(onClose);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={booking !== undefined}
      title={cancel.title}
      words={cancel}
      closeLabel={action.close}
      tone="danger"
      isBusy={isCancelling}
      onConfirm={() => booking && send(booking.bookingId)}
      onClose={close}
      error={
        problem === null ? undefined : (
          <ContactText
            text={[cancel.failed(studio), errorMessages.detailAfterSending(problem)]
              .filter(Boolean)
              .join(' ')}
          />
        )
      }
    >
      {booking ? (
        <>
          <p>
            {cancel.text({
              styleName: booking.styleName,
              childName: booking.childName,
              date: formatDate(booking.bookingDate),
              time: formatTime(booking.bookingTime),
            })}
          </p>
          <Banner tone="waiting">
            <ContactText text={cancel.sentAlready(studio)} />
          </Banner>
        </>
      ) : null}
    </ConfirmDialog>
  );
}

interface Opened {
  dialog: 'summary' | 'cancel';
  bookingId: Booking['bookingId'];
}

export function AppointmentsPage() {
  const query = useAppointments();
  const paging = usePaging(appointments.title, query.data ?? [], appointmentsPerPage);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const open =
    (dialog: Opened['dialog']) =>
    ({ bookingId }: Booking) =>
      setOpened({ dialog, bookingId });
  // Read from the list, so that an open dialog shows the newest state.
  const openedIn = (dialog: Opened['dialog']) =>
    opened?.dialog === dialog
      ? query.data?.find(({ bookingId }) => bookingId === opened.bookingId)
      : undefined;
  return (
    <PageHead>
      <Heading level={1} size="2xl">
        {appointments.title}
      </Heading>
      <div className={css.list}>
        <AppointmentsTable
          paging={paging}
          state={getTableState(query, {
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
    </PageHead>
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

interface SummaryDialogProps {
  booking: Booking | undefined;
  onClose: () => void;
}

function SummaryDialog({ booking, onClose }: SummaryDialogProps) {
  const { timeZone } = useBusiness();
  const now = useNow();
  return (
    <Dialog
      isOpen={booking !== undefined}
      onClose={onClose}
      title={summary.title}
      closeLabel={action.close}
      lead={booking ? <Child booking={booking} /> : undefined}
      footer={<Ways booking={booking} onClose={onClose} />}
    >
      {booking ? (
        <>
          <DescriptionList
            items={[
              { term: summary.date, description: formatDate(booking.bookingDate) },
              { term: summary.time, description: formatTimeCell(booking.bookingTime) },
              { term: summary.service, description: booking.serviceName },
              { term: summary.style, description: booking.styleName },
              { term: summary.price, description: formatMoney(booking.value) },
            ]}
          />
          <SummaryPanel booking={booking} />
          {booking.paymentStatus === 'CANCELLED' ? null : (
            <Stack gap={6}>
              {getStartInstant(booking, timeZone) <= now ? null : (
                <AddToCalendar bookingId={booking.bookingId} />
              )}
              <AppointmentPhotos booking={booking} />
            </Stack>
          )}
        </>
      ) : null}
    </Dialog>
  );
}

function Child({ booking }: { booking: Booking }) {
  const { timeZone } = useBusiness();
  const age = getChildAge(booking, useNow(), timeZone);
  return (
    <Text element="span" size="lg" tone="muted" isDisplay>
      {summary.child({ childName: booking.childName, age })}
    </Text>
  );
}

function Ways({ booking, onClose }: SummaryDialogProps) {
  if (booking?.paymentStatus !== 'CANCELLED') {
    return (
      <Button size="lg" isFullWidth onClick={onClose}>
        {summary.close}
      </Button>
    );
  }
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {summary.close}
      </Button>
      <ButtonLink href={paths.style.href(booking.styleId)} onClick={onClose}>
        {summary.cancelled.button}
      </ButtonLink>
    </>
  );
}

interface AppointmentsTableProps {
  paging: Paging<Booking>;
  state: TableState | undefined;
  onView: (booking: Booking) => void;
  onCancel: (booking: Booking) => void;
}

const { column } = appointments;

const paymentTones: Record<PaymentStatus, BadgeTone> = {
  PENDING: 'waiting',
  CONFIRMED: 'paid',
  CANCELLED: 'cancelled',
};

const columns: readonly TableColumn<Booking>[] = [
  {
    key: 'date',
    header: column.date,
    cardSlot: 'lead',
    isOneLine: true,
    cell: ({ bookingDate }) => <strong>{formatDateCell(bookingDate)}</strong>,
  },
  {
    key: 'time',
    header: column.time,
    cardSlot: 'lead',
    isOneLine: true,
    cell: ({ bookingTime }) => formatTimeCell(bookingTime),
  },
  { key: 'service', header: column.service, cardSlot: 'detail', cell: ({ serviceName }) => serviceName },
  {
    key: 'style',
    header: column.style,
    cardSlot: 'title',
    isRowHeader: true,
    cell: ({ styleName }) => styleName,
  },
  {
    key: 'duration',
    header: column.duration,
    cardSlot: 'detail',
    isOneLine: true,
    cell: ({ styleDuration }) => <Duration field={styleDuration} />,
  },
  {
    key: 'deposit',
    header: column.deposit,
    cell: (booking) => <Badge tone={getDepositTone(booking)}>{status.deposit[booking.deposit]}</Badge>,
  },
  {
    key: 'payment',
    header: column.payment,
    cell: ({ paymentStatus }) => (
      <Badge tone={paymentTones[paymentStatus]}>{status.payment[paymentStatus]}</Badge>
    ),
  },
];

function AppointmentsTable({ paging, state, onView, onCancel }: AppointmentsTableProps) {
  return (
    <PaginatedTable
      {...paging}
      caption={`${appointments.title}. ${table.sortedNewest}`}
      columns={columns}
      rowKey={({ bookingId }) => bookingId}
      state={state}
      cardsBelow={900}
      tone={({ paymentStatus }) => (paymentStatus === 'CANCELLED' ? 'quiet' : 'plain')}
      note={(booking) => (booking.canMove || isDue(booking) ? <Notes booking={booking} /> : null)}
      actions={{
        header: column.actions,
        cell: (booking) => <AppointmentMenu booking={booking} onView={onView} onCancel={onCancel} />,
      }}
    />
  );
}

type DueBooking = Booking & { depositDueAt: string };

const isDue = (booking: Booking): booking is DueBooking => booking.depositDueAt !== null;

function Notes({ booking }: { booking: Booking }) {
  return (
    <Stack gap={2}>
      {booking.canMove ? (
        <>
          <Deadline>{closure.move.text}</Deadline>
          <ButtonLink variant="outline" size="sm" href={paths.reschedule.href(booking.bookingId)}>
            {closure.move.button}
          </ButtonLink>
        </>
      ) : null}
      {isDue(booking) ? <Due booking={booking} /> : null}
    </Stack>
  );
}

/** The deadline for verifying the email address, if any, then that of the deposit. */
function Due({ booking }: { booking: DueBooking }) {
  const { timeZone } = useBusiness();
  const verifyBy = useVerificationDeadlineText(booking);
  const deposit = (
    <Deadline>{appointments.depositBy({ deadline: formatInstant(booking.depositDueAt, timeZone) })}</Deadline>
  );
  if (verifyBy === undefined) return deposit;
  return (
    <Stack gap={2}>
      <Deadline>{verifyBy}</Deadline>
      <SendLinkAgain />
      {deposit}
    </Stack>
  );
}

const Deadline = ({ children }: { children: string }) => (
  <span className={css.depositNote}>
    <Icon name="clock" size="sm" />
    <span>{children}</span>
  </span>
);
