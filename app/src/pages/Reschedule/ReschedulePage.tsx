import { Banner } from '@plaitful/design-system/Banner';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { Heading } from '@plaitful/design-system/Heading';
import { ButtonLink } from '@plaitful/design-system/Link';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import type { Booking, Style } from '@plaitful/api-client/contract';
import { action, loading, title } from '@plaitful/messages/en-CA/common';
import { appointments } from '@plaitful/messages/en-CA/dashboard';
import { picker } from '@plaitful/messages/en-CA/picker';
import { reschedule as words } from '@plaitful/messages/en-CA/reschedule';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { MoveFlow } from '../../features/reschedule/MoveFlow.tsx';
import {
  useReschedule,
  type RescheduleSnapshot,
  type SendReschedule,
} from '../../features/reschedule/useReschedule.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useStudioValues } from '../../shell/business.tsx';
import { Page } from '../../shell/Page.tsx';
import { useDialogEntry, type DialogEntry } from '../../shell/useDialogEntry.ts';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { MoveDetails } from './MoveDetails.tsx';

/** Moves one of the member's appointments (product spec 2, Reschedule page; reading 2). */
export function ReschedulePage() {
  const bookingId = Number(useParams()['bookingId']);
  const { user } = useSession();
  // Another member who logs in here meanwhile begins anew.
  const [firstUser, setFirstUser] = useState(user?.id);
  if (user && user.id !== firstUser) setFirstUser(user.id);
  return (
    <Page title={title.reschedule(useStudioValues())} isIndexed={false}>
      <Stack gap={6}>
        <Heading level={1} size="2xl">
          {words.title}
        </Heading>
        <Reschedule key={`${bookingId} ${firstUser}`} bookingId={bookingId} />
      </Stack>
    </Page>
  );
}

/** Where the appointment stands, or why it cannot be moved. */
function Reschedule({ bookingId }: { bookingId: number }) {
  const { snapshot, send } = useReschedule(bookingId, 'ROLE_USER');
  const { booking, availability, problem } = snapshot.context;
  const errorMessages = useErrorMessages();
  const studio = useStudioValues();
  const afterLoading = problem === null ? undefined : errorMessages.afterLoading(problem);
  if (snapshot.matches('missing')) {
    return <EmptyState title={words.missing.text} action={<BackToAppointments />} />;
  }
  if (snapshot.matches('notMovable')) return <NotMovable snapshot={snapshot} />;
  if (snapshot.matches('bookingFailed')) {
    return (
      <ErrorState
        title={appointments.error}
        text={afterLoading}
        retry={{ label: action.tryAgain, onPress: () => send({ type: 'booking.requested' }) }}
      />
    );
  }
  if (snapshot.matches('styleFailed')) {
    return (
      <ErrorState
        title={words.styleMissing(studio)}
        text={afterLoading}
        retry={{ label: action.tryAgain, onPress: () => send({ type: 'availability.requested' }) }}
      />
    );
  }
  if (booking === null || availability === null) return <PlaitLoader label={loading.page} />;
  return <Move snapshot={snapshot} send={send} booking={booking} style={availability.style} />;
}

interface MoveProps {
  snapshot: RescheduleSnapshot;
  send: SendReschedule;
  booking: Booking;
  style: Style;
}

const moveWords = { ...words, title: words.picker.title, loading: picker.loading };

const movingStates = ['choosing', 'confirming', 'moving'] as const;

/** The page and the dialog over it, which has an entry of its own in the history. */
function Move({ snapshot, send, booking, style }: MoveProps) {
  const isShown = movingStates.some((state) => snapshot.matches(state));
  const entry = useMoveEntry(isShown, { snapshot, send });
  const { punctuality } = words;
  const studio = useStudioValues();
  return (
    <>
      <MoveDetails snapshot={snapshot} booking={booking} style={style} onOpen={entry.open} />
      <MoveFlow
        snapshot={snapshot}
        send={send}
        words={moveWords}
        isOpen={isShown}
        onClose={entry.close}
        people={
          <>
            <TextField label={words.fullName} value={booking.fullName} isReadOnly />
            <TextField label={words.email} value={booking.email} isReadOnly />
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
 * Keeps the dialog's entry in the history and the machine together: the entry opens and closes the picker, and goes when
 * the machine closes it. While the appointment is being moved, Back waits for the answer.
 */
function useMoveEntry(
  isShown: boolean,
  { snapshot, send }: Pick<MoveProps, 'snapshot' | 'send'>,
): DialogEntry {
  const entry = useDialogEntry('picker');
  const { isOpen, open, close } = entry;
  const isMoving = snapshot.matches('moving');
  const wasShown = useRef(false);
  useEffect(() => {
    if (isOpen && !isShown && wasShown.current) close();
    else if (isOpen && !isShown) send({ type: 'picker.opened' });
    else if (!isOpen && isMoving) open();
    else if (!isOpen && isShown) send({ type: 'picker.closed' });
    wasShown.current = isShown;
  }, [isOpen, isShown, isMoving, open, close, send]);
  return entry;
}

const BackToAppointments = () => (
  <ButtonLink href={paths.appointments.href()}>{words.missing.button}</ButtonLink>
);

/** Paid, cancelled or over: one sentence says why, and what to do instead (reading 19). */
function NotMovable({ snapshot }: { snapshot: RescheduleSnapshot }) {
  const studio = useStudioValues();
  const { booking, refusal } = snapshot.context;
  const isPaid = refusal === 'deposit_paid';
  const why = isPaid
    ? words.why.paid(studio)
    : refusal === 'already_cancelled'
      ? words.why.cancelled
      : words.why.past;
  return (
    <Banner
      tone="waiting"
      isLive
      action={
        isPaid || booking === null ? (
          <BackToAppointments />
        ) : (
          <ButtonLink href={paths.style.href(booking.styleId)}>{appointments.bookAgain}</ButtonLink>
        )
      }
    >
      {why}
    </Banner>
  );
}
