import type { Booking, Style } from '@plaitful/api-client/contract';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { closure } from '@plaitful/messages/en-CA/closure';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Picture } from '@plaitful/design-system/Picture';
import { Loader } from '@plaitful/design-system/Loader';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import { formatDurationField } from '@plaitful/domain/duration';
import { getBookingMinutes } from '@plaitful/domain/estimate';
import { getRescheduleAvailability } from '@plaitful/flows/reschedule/rules';
import { loading } from '@plaitful/messages/en-CA/common';
import { appointments } from '@plaitful/messages/en-CA/dashboard';
import { picker } from '@plaitful/messages/en-CA/dateTimePicker';
import { reschedule as labels } from '@plaitful/messages/en-CA/reschedule';
import { style as styleLabels } from '@plaitful/messages/en-CA/services';
import { formatDate, formatMoney, formatTime } from '@plaitful/messages/format';
import { useEffect, useRef, useState, useId } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import * as css from './RescheduleDetails.css.ts';
import { BookAgain } from '../../features/appointments/BookAgain.tsx';
import { toMovedState } from '../../features/appointments/movedState.ts';
import { useMoveReason } from '../../features/appointments/useMoveReason.ts';
import { RescheduleDialog } from '../../features/reschedule/RescheduleDialog.tsx';
import {
  useReschedule,
  type RescheduleSnapshot,
  type SendReschedule,
} from '../../features/reschedule/useReschedule.ts';
import { paths, PICKER_PARAM } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useStudioValues } from '../../shell/business.tsx';
import { LoadErrorState } from '../../shell/errorStates.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useUrlDialog, type UrlDialog } from '../../shell/useAddressDialog.ts';
import { Duration } from '../../shell/Duration.tsx';
import { firstFreeDate } from '../../features/booking/slotLabels.ts';
import { stylePicture } from '../../features/styles/pictures.ts';

export function ReschedulePage() {
  const bookingId = Number(useParams()['bookingId']);
  const { user } = useSession();
  // Starts again for another member who logs in here.
  const [firstUser, setFirstUser] = useState(user?.id);
  if (user && user.id !== firstUser) setFirstUser(user.id);
  return (
    <PageHead>
      <Stack gap={6}>
        <Heading level={1} size="2xl">
          {labels.title}
        </Heading>
        <Reschedule key={`${bookingId} ${firstUser}`} bookingId={bookingId} />
      </Stack>
    </PageHead>
  );
}

function Reschedule({ bookingId }: { bookingId: number }) {
  const navigate = useNavigate();
  const { snapshot, send } = useReschedule(bookingId, 'ROLE_USER', (moved) => {
    void navigate(paths.appointments.href(), { replace: true, state: toMovedState(moved) });
  });
  const { booking, availability, problem } = snapshot.context;
  const studio = useStudioValues();
  if (snapshot.matches('missing')) {
    return <EmptyState title={labels.missing.text} action={<BackToAppointments />} />;
  }
  if (snapshot.matches('notReschedulable')) return <NotReschedulable snapshot={snapshot} />;
  if (snapshot.matches('bookingFailed')) {
    return (
      <LoadErrorState
        title={appointments.error}
        problem={problem}
        onRetry={() => send({ type: 'booking.requested' })}
      />
    );
  }
  if (snapshot.matches('styleFailed')) {
    return (
      <LoadErrorState
        title={labels.styleMissing(studio)}
        problem={problem}
        onRetry={() => send({ type: 'availability.requested' })}
      />
    );
  }
  if (booking === null || availability === null) return <Loader label={loading.page} />;
  return <Move snapshot={snapshot} send={send} booking={booking} style={availability.style} />;
}

interface RescheduleProps {
  snapshot: RescheduleSnapshot;
  send: SendReschedule;
  booking: Booking;
  style: Style;
}

const rescheduleLabels = { ...labels, title: labels.picker.title, loading: picker.loading };

const rescheduleStates = ['choosing', 'confirming', 'submitting'] as const;

function Move({ snapshot, send, booking, style }: RescheduleProps) {
  const isShown = rescheduleStates.some((state) => snapshot.matches(state));
  const entry = useRescheduleEntry(isShown, { snapshot, send });
  const { punctuality } = labels;
  const studio = useStudioValues();
  return (
    <>
      <RescheduleDetails snapshot={snapshot} booking={booking} style={style} onOpen={entry.open} />
      <RescheduleDialog
        snapshot={snapshot}
        send={send}
        labels={rescheduleLabels}
        isOpen={isShown}
        onClose={entry.close}
        notice={<AskedToMove booking={booking} />}
        people={
          <>
            <TextField label={labels.fullName} value={booking.fullName} isReadOnly />
            <TextField label={labels.email} value={booking.email} isReadOnly />
          </>
        }
        note={
          <Stack gap={1}>
            <Text weight="bold">{punctuality.title}</Text>
            <Text>{punctuality.text(studio)}</Text>
          </Stack>
        }
      />
    </>
  );
}

/**
 * Synchronizes the dialog's URL with the machine: the URL opens and closes the picker, and is reset when the
 * machine closes it. While a reschedule is pending, Back waits for the response; after it the page is left.
 */
function useRescheduleEntry(
  isShown: boolean,
  { snapshot, send }: Pick<RescheduleProps, 'snapshot' | 'send'>,
): UrlDialog {
  const entry = useUrlDialog(PICKER_PARAM);
  const { isOpen, open, close } = entry;
  const isSubmitting = snapshot.matches('submitting');
  const isLeaving = snapshot.matches('rescheduled');
  const wasShown = useRef(false);
  useEffect(() => {
    if (isLeaving) return;
    if (isOpen && !isShown && wasShown.current) close();
    else if (isOpen && !isShown) send({ type: 'picker.opened' });
    else if (!isOpen && isSubmitting) open();
    else if (!isOpen && isShown) send({ type: 'picker.closed' });
    wasShown.current = isShown;
  }, [isOpen, isShown, isSubmitting, isLeaving, open, close, send]);
  return entry;
}

const BackToAppointments = () => (
  <ButtonLink href={paths.appointments.href()}>{labels.missing.button}</ButtonLink>
);

function NotReschedulable({ snapshot }: { snapshot: RescheduleSnapshot }) {
  const studio = useStudioValues();
  const { booking, refusal } = snapshot.context;
  const isPaid = refusal === 'deposit_paid';
  const why = isPaid
    ? labels.why.paid(studio)
    : refusal === 'already_cancelled'
      ? labels.why.cancelled
      : labels.why.past;
  return (
    <Banner
      tone="waiting"
      isLive
      action={isPaid || booking === null ? <BackToAppointments /> : <BookAgain booking={booking} />}
    >
      {why}
    </Banner>
  );
}

interface RescheduleDetailsProps {
  snapshot: RescheduleSnapshot;
  booking: Booking;
  style: Style;
  onOpen: () => void;
}

function RescheduleDetails({ snapshot, booking, style, onOpen }: RescheduleDetailsProps) {
  const { problem } = snapshot.context;
  return (
    <div className={css.details}>
      <div className={css.frame}>
        <Picture {...stylePicture(style)} alt="" sizes="300px" crop="upper" />
      </div>
      <div className={css.side}>
        {problem?.kind === 'refused' ? (
          <Banner tone="waiting" isLive>
            {problem.message}
          </Banner>
        ) : null}
        <AskedToMove booking={booking} />
        <Heading level={2} size="xl">
          {booking.styleName}
        </Heading>
        <Text size="lg" weight="bold">
          {labels.now({ date: formatDate(booking.bookingDate), time: formatTime(booking.bookingTime) })}
        </Text>
        <DescriptionList
          items={[
            { term: styleLabels.price.label, description: formatMoney(booking.value) },
            {
              term: styleLabels.duration.label,
              description: <Duration field={formatDurationField(getBookingMinutes(booking))} />,
            },
            { term: styleLabels.deposit.label, description: formatMoney(booking.styleDeposit) },
          ]}
        />
        <OpenPicker snapshot={snapshot} onOpen={onOpen} />
      </div>
    </div>
  );
}

/** That the studio asks for another time, and its reason. */
function AskedToMove({ booking }: { booking: Booking }) {
  const reason = useMoveReason(booking);
  if (!booking.canMove) return null;
  return (
    <Banner tone="waiting" title={closure.move.text}>
      {reason === undefined ? null : <p>{reason}</p>}
      {booking.deposit === 'PAID' ? <p>{closure.move.hint}</p> : null}
    </Banner>
  );
}

/** Explains when the style has no free slot. */
function OpenPicker({ snapshot, onOpen }: Pick<RescheduleDetailsProps, 'snapshot' | 'onOpen'>) {
  const whyId = useId();
  const offer = getRescheduleAvailability(snapshot.context);
  const hasTimes = offer !== null && firstFreeDate(offer) !== undefined;
  return (
    <div className={css.openPicker}>
      <Button
        size="lg"
        isDisabled={!hasTimes}
        onDisabledClick={() => undefined}
        {...(hasTimes ? {} : { describedBy: whyId })}
        onClick={onOpen}
      >
        {labels.button}
      </Button>
      {hasTimes ? null : (
        <Text id={whyId} size="sm" tone="muted">
          {labels.why.noTimes}
        </Text>
      )}
    </div>
  );
}
