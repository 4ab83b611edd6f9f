import type { Booking } from '@plaitful/api-client/contract';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { depositDueAtAfterReschedule } from '@plaitful/domain/deposit';
import { getBookingMinutes } from '@plaitful/domain/estimate';
import type { Slot } from '@plaitful/domain/slots';
import { toInstant } from '@plaitful/domain/studio-time';
import { getSelectedSlot } from '@plaitful/flows/booking/rules';
import { selectNextDisabledReason } from '@plaitful/flows/reschedule';
import { getRescheduleAvailability } from '@plaitful/flows/reschedule/rules';
import { action } from '@plaitful/messages/en-CA/common';
import { reschedule } from '@plaitful/messages/en-CA/reschedule';
import { formatDate, formatInstant, formatTime } from '@plaitful/messages/format';
import { useId, type ReactNode } from 'react';
import { Loader } from '@plaitful/design-system/Loader';
import { useBusiness } from '../../shell/business.tsx';
import { SubmitErrorBanner } from '../../shell/errorStates.tsx';
import { getStartInstant } from '../appointments/appointmentRows.ts';
import { isLimitProblem } from '../appointments/BookingLimitNotice.tsx';
import { SendLinkAgain } from '../appointments/SendLinkAgain.tsx';
import { StepContent } from '../booking/StepContent.tsx';
import type { RescheduleSnapshot, SendReschedule } from './useReschedule.ts';
import { SlotPicker, SlotPickerFooter, SlotPickerIntro } from '../booking/SlotPicker.tsx';
import { nextDisabledLabels } from '../booking/slotLabels.ts';

/** Wording that differs between parent and studio. */
type RescheduleLabels = Pick<
  typeof reschedule,
  'title' | 'deposit' | 'submit' | 'submitting' | 'failed' | 'unknown' | 'taken'
> & {
  loading: string;
  paid?: string;
};

interface Props {
  snapshot: RescheduleSnapshot;
  send: SendReschedule;
  labels: RescheduleLabels;
  isOpen: boolean;
  onClose: () => void;
  notice?: ReactNode;
  /** The parent and child of the appointment. */
  people: ReactNode;
  note?: ReactNode;
  children?: ReactNode;
}

/** Picker and confirmation in one dialog, for parent and owner. */
export function RescheduleDialog({ snapshot, send, labels, isOpen, onClose, children, ...parts }: Props) {
  const id = useId();
  const { booking } = snapshot.context;
  const slot = getSelectedSlot(snapshot.context);
  const isPicking = snapshot.matches('choosing');
  const isSubmitting = snapshot.matches('submitting');
  const isConfirming = isSubmitting || snapshot.matches('confirming');
  const step = isPicking ? 'picker' : isConfirming ? 'confirmation' : 'other';
  const footers = {
    picker: <PickerFooter snapshot={snapshot} send={send} pickerId={id} />,
    confirmation: (
      <Button
        size="lg"
        isFullWidth
        isBusy={isSubmitting}
        busyLabel={labels.submitting}
        onClick={() => send({ type: 'reschedule.submitted' })}
      >
        {labels.submit}
      </Button>
    ),
    other: undefined,
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={isConfirming ? reschedule.confirm.title : labels.title}
      lead={isPicking ? <PickerIntro snapshot={snapshot} /> : undefined}
      size={isPicking || !isOpen ? 'large' : 'small'}
      isPersistent={isSubmitting}
      closeLabel={action.close}
      footer={footers[step]}
    >
      <StepContent step={step}>
        {isPicking ? (
          <>
            {parts.notice}
            <ReschedulePicker snapshot={snapshot} send={send} pickerId={id} labels={labels} />
          </>
        ) : null}
        {isConfirming && booking && slot ? (
          <Confirmation snapshot={snapshot} booking={booking} slot={slot} labels={labels} {...parts} />
        ) : null}
        {step === 'other' ? children : null}
      </StepContent>
    </Dialog>
  );
}

const getDuration = ({ context: { booking } }: RescheduleSnapshot): number =>
  booking ? getBookingMinutes(booking) : 0;

function PickerIntro({ snapshot }: Pick<Props, 'snapshot'>) {
  const { availability } = snapshot.context;
  if (availability === null) return null;
  return <SlotPickerIntro styleName={availability.style.style} durationMinutes={getDuration(snapshot)} />;
}

function PickerFooter({ snapshot, send, pickerId }: Omit<ReschedulePickerProps, 'labels'>) {
  return (
    <SlotPickerFooter
      pickerId={pickerId}
      slot={getSelectedSlot(snapshot.context)}
      durationMinutes={getDuration(snapshot)}
      disabledReason={selectNextDisabledReason(snapshot)}
      onNext={() => send({ type: 'slot.confirmed' })}
    />
  );
}

interface ConfirmationProps extends Pick<Props, 'snapshot' | 'labels' | 'people' | 'note'> {
  booking: Booking;
  slot: Slot;
}

function Confirmation({ snapshot, booking, slot, labels, people, note }: ConfirmationProps) {
  const deadline = useDeadline(booking, slot);
  const deposit = deadline === undefined ? labels.paid : labels.deposit({ deadline });
  const before = { date: formatDate(booking.bookingDate), time: formatTime(booking.bookingTime) };
  return (
    <Stack gap={4}>
      <SubmitError snapshot={snapshot} labels={labels} before={before} />
      <Stack gap={1}>
        <Text tone="muted">{reschedule.from(before)}</Text>
        <Text size="lg" weight="bold">
          {reschedule.to({ date: formatDate(slot.date), time: formatTime(slot.time) })}
        </Text>
      </Stack>
      {people}
      {deposit === undefined ? null : <Text>{deposit}</Text>}
      {note}
    </Stack>
  );
}

function useDeadline(booking: Booking, slot: Slot): string | undefined {
  const { timeZone, depositDeadlineMinutes: deadlineMinutes } = useBusiness();
  if (booking.depositDueAt === null) return undefined;
  const before = {
    dueFrom: new Date(booking.dueFrom),
    depositDueAt: new Date(booking.depositDueAt),
    startsAt: getStartInstant(booking, timeZone),
  };
  const startsAt = toInstant(slot.date, slot.time, timeZone);
  const due = depositDueAtAfterReschedule(before, { startsAt, deadlineMinutes });
  return formatInstant(due.toISOString(), timeZone);
}

interface SubmitErrorProps extends Pick<Props, 'snapshot' | 'labels'> {
  before: { date: string; time: string };
}

function SubmitError({ snapshot, labels, before }: SubmitErrorProps) {
  const { problem } = snapshot.context;
  if (snapshot.matches({ confirming: 'unknown' })) {
    return (
      <Banner tone="critical" isLive>
        {labels.unknown}
      </Banner>
    );
  }
  if (!snapshot.matches({ confirming: 'failed' })) return null;
  return (
    <SubmitErrorBanner
      title={labels.failed(before)}
      problem={problem}
      action={isLimitProblem(problem) ? <SendLinkAgain /> : undefined}
    />
  );
}

interface ReschedulePickerProps {
  snapshot: RescheduleSnapshot;
  send: SendReschedule;
  pickerId: string;
  labels: {
    loading: string;
    taken: (slot: { date: string; time: string }) => string;
  };
}

/** The slots of the appointment's style, and a notice when the chosen one was lost. */
function ReschedulePicker({ snapshot, send, pickerId, labels }: ReschedulePickerProps) {
  const offer = getRescheduleAvailability(snapshot.context);
  const { date, time } = snapshot.context;
  const isLoading = offer === null || snapshot.matches({ choosing: 'refreshing' });
  return (
    <>
      <SlotLost snapshot={snapshot} labels={labels} />
      {isLoading ? (
        <Loader label={labels.loading} />
      ) : (
        <SlotPicker
          pickerId={pickerId}
          offer={offer}
          date={date}
          time={time}
          durationMinutes={getDuration(snapshot)}
          onDate={(chosen) => send({ type: 'date.chosen', date: chosen })}
          onTime={(chosen) => send({ type: 'time.chosen', time: chosen })}
        />
      )}
    </>
  );
}

function SlotLost({ snapshot, labels }: Pick<ReschedulePickerProps, 'snapshot' | 'labels'>) {
  const { slotProblem, lostSlot } = snapshot.context;
  if (slotProblem === null) return null;
  return (
    <Banner tone="critical" isLive>
      {slotProblem === 'taken' && lostSlot !== null
        ? labels.taken({ date: formatDate(lostSlot.date), time: formatTime(lostSlot.time) })
        : nextDisabledLabels[slotProblem]}
    </Banner>
  );
}
