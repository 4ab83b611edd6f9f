import type { ApiProblem } from '@plaitful/api-client/problem';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { selectOffer, selectSlot, selectWhyNotNext } from '@plaitful/flows/booking/select';
import { booking as words, confirm } from '@plaitful/messages/en-CA/booking';
import { action } from '@plaitful/messages/en-CA/common';
import { picker } from '@plaitful/messages/en-CA/picker';
import { useId } from 'react';
import { useHelp } from '../../shell/useHelp.ts';
import { SlotPickerLead } from './picker/SlotPickerParts.tsx';
import { BookingDialog } from './BookingDialog.tsx';
import { ConfirmationFooter } from './steps/ConfirmationFooter.tsx';
import { ConfirmationStep } from './steps/ConfirmationStep.tsx';
import { DetailsFooter, DetailsLead } from './steps/DetailsParts.tsx';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { ChosenFooter, PickerStep } from './steps/PickerStep.tsx';
import type { BookingSnapshot, SendBooking } from './useBooking.ts';
import { useDetailsForm, type DetailsForm } from './useDetailsForm.ts';

interface BookingViewProps {
  snapshot: BookingSnapshot;
  send: SendBooking;
  /** Whether it begins with the picker, and so is named by it while loading. */
  startsWith: 'picker' | 'details';
  /** Hidden while another dialog has the word. @default true */
  isOpen?: boolean;
  onNext: () => void;
  onClose: () => void;
}

/** Everything a part needs. */
interface PartProps extends Pick<BookingViewProps, 'snapshot' | 'send' | 'onNext' | 'onClose'> {
  form: DetailsForm;
  formId: string;
  pickerId: string;
}

type Part = 'loading' | 'failed' | 'picker' | 'details' | 'deposit';

/** Which part of the way a state of the machine shows. */
function partOf(snapshot: BookingSnapshot): Part {
  if (snapshot.matches('loadingAvailability')) return 'loading';
  if (snapshot.matches('availabilityFailed')) return 'failed';
  if (snapshot.matches('choosing')) return 'picker';
  return snapshot.matches('booked') ? 'deposit' : 'details';
}

/** How many of the four steps are done: the style is given, the slot once it can be had (copy 8.1). */
function doneOf(snapshot: BookingSnapshot): 1 | 2 | 3 {
  if (snapshot.matches('booked')) return 3;
  return selectWhyNotNext(snapshot) === null ? 2 : 1;
}

/** The whole way from the calendar to the deposit in one dialog: it shows what the machine says (product spec 4). */
export function BookingView({ snapshot, send, startsWith, isOpen, onNext, onClose }: BookingViewProps) {
  const id = useId();
  const form = useDetailsForm(snapshot, send);
  const part = partOf(snapshot);
  const slot = selectSlot(snapshot);
  const { style, booking, details } = snapshot.context;
  const props: PartProps = {
    snapshot,
    send,
    onNext,
    onClose,
    form,
    formId: `${id}form`,
    pickerId: `${id}picker`,
  };
  return (
    <BookingDialog
      part={part}
      style={style}
      slot={slot}
      childName={booking?.childName ?? details.childName}
      done={doneOf(snapshot)}
      title={titleOf(part, startsWith)}
      lead={leadOf(part, props)}
      footer={footerOf(part, props)}
      isPersistent={snapshot.matches('submitting')}
      onClose={onClose}
      {...(isOpen !== undefined && { isOpen })}
    >
      <Body part={part} {...props} />
    </BookingDialog>
  );
}

function titleOf(part: Part, startsWith: BookingViewProps['startsWith']): string {
  if (part === 'deposit') return confirm.title;
  return part === 'picker' || (part !== 'details' && startsWith === 'picker') ? picker.title : words.title;
}

function leadOf(part: Part, { snapshot, send }: PartProps) {
  if (part === 'picker') return <SlotPickerLead style={snapshot.context.style} />;
  return part === 'details' ? <DetailsLead snapshot={snapshot} send={send} /> : undefined;
}

function footerOf(part: Part, { snapshot, send, form, formId, pickerId, onNext, onClose }: PartProps) {
  switch (part) {
    case 'picker':
      return <ChosenFooter pickerId={pickerId} snapshot={snapshot} onNext={onNext} />;
    case 'details':
      return <DetailsFooter formId={formId} form={form} snapshot={snapshot} send={send} />;
    case 'deposit':
      return <ConfirmationFooter onDone={onClose} />;
    case 'loading':
    case 'failed':
      return undefined;
    default:
      return part satisfies never;
  }
}

function Body({ part, snapshot, send, form, formId, pickerId }: PartProps & { part: Part }) {
  const offer = selectOffer(snapshot);
  const { booking } = snapshot.context;
  switch (part) {
    case 'loading':
      return <PlaitLoader label={picker.loading} />;
    case 'failed':
      return (
        <LoadFailed
          problem={snapshot.context.problem}
          onRetry={() => send({ type: 'availability.requested' })}
        />
      );
    case 'picker':
      return offer && <PickerStep pickerId={pickerId} offer={offer} snapshot={snapshot} send={send} />;
    case 'details':
      return <DetailsStep formId={formId} form={form} snapshot={snapshot} send={send} />;
    case 'deposit':
      return booking && <ConfirmationStep booking={booking} />;
    default:
      return part satisfies never;
  }
}

function LoadFailed({ problem, onRetry }: { problem: ApiProblem | null; onRetry: () => void }) {
  const help = useHelp();
  return (
    <ErrorState
      title={picker.failed}
      text={problem === null ? undefined : help.afterLoading(problem)}
      retry={{ label: action.tryAgain, onPress: onRetry }}
    />
  );
}
