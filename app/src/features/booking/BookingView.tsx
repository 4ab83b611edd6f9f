import type { SessionUser } from '@plaitful/api-client/contract';
import { readProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { selectSlot, selectWhyNotNext } from '@plaitful/flows/booking/select';
import { booking as words, confirm } from '@plaitful/messages/en-CA/booking';
import { action } from '@plaitful/messages/en-CA/common';
import { picker } from '@plaitful/messages/en-CA/picker';
import { useId, useState, type ReactNode } from 'react';
import { $api } from '../../lib/api/client.ts';
import { useFormState } from '../../lib/forms/useForm.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { useBooking, type BookingSnapshot } from './bookingContext.ts';
import { BookingDialog } from './BookingDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SlotPickerLead } from './picker/SlotPickerParts.tsx';
import { BookingReceipt, ReceiptFooter } from './steps/BookingReceipt.tsx';
import { DetailsFooter, DetailsLead, DetailsStep, type DetailsStepProps } from './steps/DetailsStep.tsx';
import { ChosenFooter, PickerStep } from './steps/PickerStep.tsx';
import { useDetailsForm, type DetailsForm } from './useDetailsForm.ts';

type Step = 'loading' | 'failed' | 'picker' | 'details' | 'receipt';

/** What is shown; the picker stays until the address has followed to the details. */
function stepOf(snapshot: BookingSnapshot, isAtPicker: boolean): Step {
  if (snapshot.matches('loadingAvailability')) return 'loading';
  if (snapshot.matches('availabilityFailed')) return 'failed';
  if (snapshot.matches('choosing') || (isAtPicker && snapshot.matches('details'))) return 'picker';
  return snapshot.matches('booked') ? 'receipt' : 'details';
}

/** How many of the four steps are done: the style is given, the slot once it can be had. */
function doneOf(snapshot: BookingSnapshot): 1 | 2 | 3 {
  if (snapshot.matches('booked')) return 3;
  return selectWhyNotNext(snapshot) === null ? 2 : 1;
}

function titleOf(step: Step, isAtPicker: boolean): string {
  if (step === 'receipt') return confirm.title;
  return step === 'picker' || (step !== 'details' && isAtPicker) ? picker.title : words.title;
}

function AvailabilityFailed() {
  const { snapshot, send } = useBooking();
  return (
    <LoadFailed
      title={picker.failed}
      problem={snapshot.context.problem}
      onRetry={() => send({ type: 'availability.requested' })}
    />
  );
}

interface BookingViewProps {
  /** Whether the address leads to the picker, or to the details. */
  isAtPicker: boolean;
  onClose: () => void;
}

/** The whole way from the calendar to the deposit in one dialog: it shows what the machine says (product spec 4). */
export function BookingView({ isAtPicker, onClose }: BookingViewProps) {
  const { snapshot } = useBooking();
  const { style, bookingId } = snapshot.context;
  const step = stepOf(snapshot, isAtPicker);
  const details = useDetails(step === 'details');
  const { form } = details;
  const childName = useFormState(form, ({ values }) => values.childName);
  const receipt = useReceipt(bookingId);
  const pickerId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const close = () => (!isAtPicker && isUnfinished(form, snapshot) ? setLeaving(true) : onClose());
  const parts: Record<Step, { lead?: ReactNode; footer?: ReactNode; body: ReactNode }> = {
    loading: { body: <PlaitLoader label={picker.loading} /> },
    failed: { body: <AvailabilityFailed /> },
    picker: {
      lead: <SlotPickerLead style={style} />,
      body: <PickerStep pickerId={pickerId} />,
      footer: <ChosenFooter pickerId={pickerId} />,
    },
    details: {
      lead: <DetailsLead />,
      body: <DetailsStep {...details} />,
      footer: <DetailsFooter {...details} />,
    },
    receipt: { body: receipt.body, footer: <ReceiptFooter onDone={close} /> },
  };
  return (
    <>
      <BookingDialog
        step={step}
        style={style}
        slot={selectSlot(snapshot)}
        childName={receipt.childName ?? childName}
        done={doneOf(snapshot)}
        title={titleOf(step, isAtPicker)}
        lead={parts[step].lead}
        footer={parts[step].footer}
        isOpen={!(isAtPicker && snapshot.matches('askingMembership'))}
        isPersistent={snapshot.matches('submitting')}
        onClose={close}
      >
        {parts[step].body}
      </BookingDialog>
      <LeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={onClose} />
    </>
  );
}

/** What the step of the details shows and does. */
function useDetails(isShown: boolean): DetailsStepProps {
  const { send } = useBooking();
  const member = useMember();
  const form = useDetailsForm({ member, isShown });
  const [triedForm, setTriedForm] = useState<DetailsForm>();
  const onSubmit = (): void => {
    setTriedForm(form);
    form.submit((details) => send({ type: 'details.submitted', details }));
  };
  return { form, formId: useId(), member, hasTried: triedForm === form, onSubmit };
}

/** Who books. Whoever's session has ended stays, until it is known who comes next. */
function useMember(): SessionUser | null {
  const { user, hasExpired } = useSession();
  const [known, setKnown] = useState(user);
  const member = user ?? (hasExpired ? known : null);
  if (member !== known) setKnown(member);
  return member;
}

/**
 * Whether leaving would put aside something the parent typed. While nobody can say whether it is booked, the question,
 * which says that it is not, is not asked.
 */
function isUnfinished(form: DetailsForm, snapshot: BookingSnapshot): boolean {
  if (snapshot.matches({ details: 'unknown' })) return false;
  const { childName, dateOfBirth, policyAgreement, cancellationPolicy, consent } = form.read().values;
  return childName !== '' || dateOfBirth !== '' || policyAgreement || cancellationPolicy || consent !== null;
}

/** The stored booking, read anew after a reload, and when the parent comes back from verifying the email address. */
function useReceipt(bookingId: number | null): { childName?: string; body: ReactNode } {
  const { data, isLoadingError, error, refetch } = $api.useQuery(
    'get',
    '/api/booking/{bookingId}',
    { params: { path: { bookingId: bookingId ?? 0 } } },
    {
      enabled: bookingId !== null,
      staleTime: ({ state }) => (state.data?.verifyBy ? 0 : 30_000),
    },
  );
  if (data) return { childName: data.childName, body: <BookingReceipt booking={data} /> };
  if (!isLoadingError) return { body: <PlaitLoader label={words.loading} /> };
  const problem = readProblem(error);
  return {
    body: <LoadFailed title={words.loadFailed} problem={problem} onRetry={() => void refetch()} />,
  };
}

interface LoadFailedProps {
  title: string;
  problem: ApiProblem | null;
  onRetry: () => void;
}

function LoadFailed({ title, problem, onRetry }: LoadFailedProps) {
  const errorMessages = useErrorMessages();
  return (
    <ErrorState
      title={title}
      text={problem === null ? undefined : errorMessages.afterLoading(problem)}
      retry={{ label: action.tryAgain, onPress: onRetry }}
    />
  );
}
