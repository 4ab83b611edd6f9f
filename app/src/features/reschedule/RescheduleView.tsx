import { Banner } from '@plaitful/design-system/Banner';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { ButtonLink } from '@plaitful/design-system/Link';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { action, loading } from '@plaitful/messages/en-CA/common';
import { appointments } from '@plaitful/messages/en-CA/dashboard';
import { reschedule as words } from '@plaitful/messages/en-CA/reschedule';
import { useHelp } from '../../shell/useHelp.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { paths } from '../../lib/paths.ts';
import { MoveDetails, type MoveProps } from './MoveDetails.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { useMoveEntry } from './useMoveEntry.ts';
import type { RescheduleSnapshot, SendReschedule } from './useReschedule.ts';

interface RescheduleViewProps {
  snapshot: RescheduleSnapshot;
  send: SendReschedule;
}

/** What the machine says of an appointment to be moved: where it stands, or why it cannot be. */
export function RescheduleView({ snapshot, send }: RescheduleViewProps) {
  const { booking, availability, problem } = snapshot.context;
  const help = useHelp();
  const afterLoading = problem === null ? undefined : help.afterLoading(problem);
  if (snapshot.matches('missing')) return <Missing />;
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
  if (snapshot.matches('styleFailed')) return <StyleFailed text={afterLoading} send={send} />;
  if (booking === null || availability === null) return <PlaitLoader label={loading.page} />;
  return (
    <>
      <Move snapshot={snapshot} booking={booking} style={availability.style} send={send} />
    </>
  );
}

/** The page and the dialog over it, which has an entry of its own in the history. */
function Move({ snapshot, booking, style, send }: Omit<MoveProps, 'entry'>) {
  const entry = useMoveEntry(snapshot, send);
  const props = { snapshot, booking, style, send, entry };
  return (
    <>
      <MoveDetails {...props} />
      <MoveDialog {...props} />
    </>
  );
}

const BackToAppointments = () => (
  <ButtonLink href={paths.appointments.href()}>{words.missing.button}</ButtonLink>
);

function Missing() {
  return <EmptyState title={words.missing.text} action={<BackToAppointments />} />;
}

function StyleFailed({ text, send }: { text: string | undefined; send: SendReschedule }) {
  const studio = useStudioValues();
  return (
    <ErrorState
      title={words.styleMissing(studio)}
      text={text}
      retry={{ label: action.tryAgain, onPress: () => send({ type: 'availability.requested' }) }}
    />
  );
}

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
