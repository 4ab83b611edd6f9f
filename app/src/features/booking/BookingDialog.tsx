import type { SessionUser, Style } from '@plaitful/api-client/contract';
import { parseProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Grid } from '@plaitful/design-system/Grid';
import { Picture } from '@plaitful/design-system/Picture';
import { Loader } from '@plaitful/design-system/Loader';
import { Stepper, type StepperStep } from '@plaitful/design-system/Stepper';
import { Text } from '@plaitful/design-system/Text';
import { estimateStyle } from '@plaitful/domain/estimate';
import { formatDurationField } from '@plaitful/domain/duration';
import type { Slot } from '@plaitful/domain/slots';
import {
  bookingSteps,
  getNextDisabledReason,
  getSelectedSlot,
  getSlotAvailability,
} from '@plaitful/flows/booking/rules';
import { booking as labels, progress, submitError } from '@plaitful/messages/en-CA/booking';
import { action } from '@plaitful/messages/en-CA/common';
import { picker } from '@plaitful/messages/en-CA/dateTimePicker';
import { formatCents, formatDateShort, formatTime } from '@plaitful/messages/format';
import { useId, useState, type ReactNode } from 'react';
import { $api } from '../../lib/api/client.ts';
import { useFormState } from '../../lib/forms/useForm.ts';
import { EMPTY_CHILDREN, findSavedChild } from './savedChildren.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useOnReconnect } from '../../lib/session/useOnReconnect.ts';
import { Duration } from '../../shell/Duration.tsx';
import { LoadErrorState } from '../../shell/errorStates.tsx';
import { useChildren } from '../children/useChildren.ts';
import { stylePicture } from '../styles/pictures.ts';
import { useBooking, type BookingSnapshot } from './bookingState.ts';
import { BookingConfirmation, ConfirmationFooter, getConfirmationTitle } from './BookingConfirmation.tsx';
import { DetailsFooter, DetailsIntro, DetailsStep, type DetailsStepProps } from './DetailsStep.tsx';
import { useDetailsForm, type DetailsForm } from './detailsForm.ts';
import { useTitleStep } from '../../lib/documentHead.ts';
import * as css from './BookingDialog.css.ts';
import { StepContent } from './StepContent.tsx';
import { SlotPicker, SlotPickerFooter, SlotPickerIntro } from './SlotPicker.tsx';

const getDuration = ({ context: { style, optionIds } }: BookingSnapshot): number =>
  estimateStyle(style, optionIds).minutes;

const getDisabledReason = ({ context }: BookingSnapshot) =>
  getNextDisabledReason(context, getSlotAvailability(context));

interface PickerStepProps {
  pickerId: string;
}

function PickerStep({ pickerId }: PickerStepProps) {
  const { snapshot, send } = useBooking();
  const { date, time, lostDate } = snapshot.context;
  const offer = getSlotAvailability(snapshot.context);
  if (offer === null) return null;
  return (
    <SlotPicker
      pickerId={pickerId}
      offer={offer}
      date={date}
      time={time}
      lostDate={lostDate}
      durationMinutes={getDuration(snapshot)}
      onDate={(chosen) => send({ type: 'date.chosen', date: chosen })}
      onTime={(chosen) => send({ type: 'time.chosen', time: chosen })}
    />
  );
}

function ChosenFooter({ pickerId }: PickerStepProps) {
  const { snapshot, send } = useBooking();
  const { style, optionIds } = snapshot.context;
  const { totalCents, depositCents } = estimateStyle(style, optionIds);
  return (
    <SlotPickerFooter
      pickerId={pickerId}
      slot={getSelectedSlot(snapshot.context)}
      detail={labels.summary.price({
        finalPrice: formatCents(totalCents),
        deposit: formatCents(depositCents),
      })}
      durationMinutes={getDuration(snapshot)}
      disabledReason={getDisabledReason(snapshot)}
      onNext={() => send({ type: 'slot.confirmed' })}
    />
  );
}

type Step = 'loading' | 'failed' | 'picker' | 'details' | 'confirmation';

/** The picker stays until the URL has changed to the details. */
function getStep(snapshot: BookingSnapshot): Step {
  if (snapshot.matches('loadingAvailability')) return 'loading';
  if (snapshot.matches('availabilityFailed')) return 'failed';
  const { isAtPicker } = snapshot.context;
  if (snapshot.matches('choosing') || (isAtPicker && snapshot.matches('details'))) return 'picker';
  return snapshot.matches('booked') ? 'confirmation' : 'details';
}

function getDoneSteps(snapshot: BookingSnapshot): 1 | 2 | 3 {
  if (snapshot.matches('booked')) return 3;
  return snapshot.context.isAtPicker ? 1 : 2;
}

function getTitle(step: Step, isAtPicker: boolean): string {
  return step === 'picker' || (step !== 'details' && isAtPicker) ? picker.title : labels.title;
}

function AvailabilityFailed() {
  const { snapshot, send } = useBooking();
  return (
    <LoadErrorState
      title={picker.failed}
      problem={snapshot.context.problem}
      onRetry={() => send({ type: 'availability.requested' })}
    />
  );
}

export function BookingDialog({ onClose }: { onClose: () => void }) {
  const { snapshot } = useBooking();
  const { style, optionIds, bookingId, isAtPicker } = snapshot.context;
  const step = getStep(snapshot);
  const details = useDetails(step === 'details');
  const { form } = details;
  const childName = useFormState(form, ({ values }) => values.childName);
  const confirmation = useConfirmation(bookingId);
  const pickerId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (!isAtPicker && isUnfinished(form, snapshot) ? setLeaving(true) : onClose());
  const parts: Record<Step, { lead?: ReactNode; footer?: ReactNode; body: ReactNode }> = {
    loading: { body: <Loader label={picker.loading} /> },
    failed: { body: <AvailabilityFailed /> },
    picker: {
      lead: <SlotPickerIntro styleName={style.style} durationMinutes={getDuration(snapshot)} />,
      body: <PickerStep pickerId={pickerId} />,
      footer: <ChosenFooter pickerId={pickerId} />,
    },
    details: {
      lead: <DetailsIntro />,
      body: <DetailsStep {...details} />,
      footer: <DetailsFooter {...details} />,
    },
    confirmation: { body: confirmation.body, footer: <ConfirmationFooter onDone={close} /> },
  };
  return (
    <>
      <StepDialog
        step={step}
        style={style}
        optionIds={optionIds}
        slot={getSelectedSlot(snapshot.context)}
        childName={confirmation.childName ?? childName}
        done={getDoneSteps(snapshot)}
        title={(step === 'confirmation' && confirmation.title) || getTitle(step, isAtPicker)}
        lead={parts[step].lead}
        footer={parts[step].footer}
        isOpen={!(isAtPicker && snapshot.matches('askingMembership'))}
        isPersistent={snapshot.matches('submitting')}
        onClose={close}
      >
        {parts[step].body}
      </StepDialog>
      <LeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </>
  );
}

function useDetails(isShown: boolean): DetailsStepProps {
  const { snapshot, send } = useBooking();
  const member = useMember();
  const form = useDetailsForm({ member, isShown });
  const saved = useChildren({ isNeeded: isShown }).data ?? EMPTY_CHILDREN;
  const [triedForm, setTriedForm] = useState<DetailsForm>();
  const onSubmit = (): void => {
    setTriedForm(form);
    form.submit(({ savesChild, ...details }) => {
      const childId = findSavedChild(details, saved)?.childId;
      const child = childId === undefined ? { savesChild } : { childId };
      send({ type: 'details.submitted', details: { ...details, ...child } });
    });
  };
  // Submitting twice books once, thanks to the Idempotency-Key.
  useOnReconnect(() => {
    if (snapshot.matches({ details: 'unknown' }) && snapshot.context.problem?.kind === 'offline') onSubmit();
  });
  return { form, formId: useId(), member, saved, hasTried: triedForm === form, onSubmit };
}

/** Keeps a member whose session has expired until someone logs in. */
function useMember(): SessionUser | null {
  const { user, hasExpired } = useSession();
  const [known, setKnown] = useState(user);
  const member = user ?? (hasExpired ? known : null);
  if (member !== known) setKnown(member);
  return member;
}

/** Whether closing would lose typed values; false while the outcome of the booking is unknown. */
function isUnfinished(form: DetailsForm, snapshot: BookingSnapshot): boolean {
  if (snapshot.matches({ details: 'unknown' })) return false;
  const { childName, dateOfBirth, policyAgreement, cancellationPolicy, consent } = form.read().values;
  return childName !== '' || dateOfBirth !== '' || policyAgreement || cancellationPolicy || consent !== null;
}

interface Confirmation {
  /** Known once the booking is. */
  title?: string;
  childName?: string;
  body: ReactNode;
}

/** The stored booking, fetched after a reload and when the parent returns from verifying the email address. */
function useConfirmation(bookingId: number | null): Confirmation {
  const { data, isLoadingError, error, refetch } = $api.useQuery(
    'get',
    '/api/booking/{bookingId}',
    { params: { path: { bookingId: bookingId ?? 0 } } },
    {
      enabled: bookingId !== null,
      staleTime: ({ state }) => (state.data?.verifyBy ? 0 : 30_000),
    },
  );
  if (data) {
    const title = getConfirmationTitle(data);
    return { title, childName: data.childName, body: <BookingConfirmation booking={data} /> };
  }
  if (!isLoadingError) return { body: <Loader label={labels.loading} /> };
  const problem = parseProblem(error);
  return {
    body: <LoadErrorState title={labels.loadFailed} problem={problem} onRetry={() => void refetch()} />,
  };
}

interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={labels.leave.title}
      closeLabel={action.close}
      footer={
        <Grid columns={2} gap={3}>
          <Button variant="outline" isFullWidth onClick={onLeave}>
            {labels.leave.go}
          </Button>
          <Button isFullWidth onClick={onStay}>
            {labels.leave.stay}
          </Button>
        </Grid>
      }
    >
      <Text>{labels.leave.text}</Text>
    </Dialog>
  );
}

interface BookingRailProps {
  style: Style;
  optionIds: readonly number[];
  slot: Slot | null;
  childName?: string | undefined;
  done: 1 | 2 | 3;
}

const total = bookingSteps.length;

/** The name of a step, for screen readers and the page title; the index starts at 0. */
function getStepLabel(index: number): string {
  const step = bookingSteps[index];
  return step === undefined ? '' : progress.step({ index: index + 1, total, stepName: progress[step] });
}

function BookingRail({ style, optionIds, slot, childName, done }: BookingRailProps) {
  const { totalCents, minutes, depositCents } = estimateStyle(style, optionIds);
  const deposit = formatCents(depositCents);
  const notes = {
    style: style.style,
    slot: slot && submitError.near({ dateShort: formatDateShort(slot.date), time: formatTime(slot.time) }),
    details: childName,
    deposit: done === 3 ? deposit : undefined,
  };
  const steps = bookingSteps.map((key, index): StepperStep => {
    const stepName = progress[key];
    const isDone = index < done;
    return {
      key,
      name: stepName,
      label: isDone ? progress.done({ stepName }) : getStepLabel(index),
      note: notes[key] ?? undefined,
      state: isDone ? 'done' : index === done ? 'current' : 'ahead',
    };
  });
  return (
    <div className={css.rail}>
      <div className={css.pictureFrame}>
        <Picture {...stylePicture(style)} alt="" sizes="286px" crop="top" />
      </div>
      <div className={css.facts}>
        <p className={css.name}>{style.style}</p>
        <p className={css.priceLine}>
          <span>{formatCents(totalCents)}</span>
          <span>
            <Duration field={formatDurationField(minutes)} />
          </span>
          <span>{labels.facts.deposit({ deposit })}</span>
        </p>
      </div>
      <div className={css.progress}>
        <Stepper label={progress.label} steps={steps} />
      </div>
    </div>
  );
}

interface StepDialogProps extends BookingRailProps {
  step: string;
  title: string;
  lead?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  isOpen: boolean;
  isPersistent: boolean;
  onClose: () => void;
}

function StepDialog({ step, style, optionIds, slot, childName, done, children, ...dialog }: StepDialogProps) {
  useTitleStep(dialog.isOpen ? getStepLabel(done) : undefined);
  return (
    <Dialog
      {...dialog}
      size="large"
      sheet="full"
      closeLabel={action.close}
      rail={<BookingRail style={style} optionIds={optionIds} slot={slot} childName={childName} done={done} />}
    >
      <StepContent step={step}>{children}</StepContent>
    </Dialog>
  );
}
