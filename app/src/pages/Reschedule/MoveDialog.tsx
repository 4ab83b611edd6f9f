import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { parseDuration } from '@plaitful/domain/duration';
import { selectOffer, selectSlot, selectWhyNotNext } from '@plaitful/flows/reschedule/select';
import { useId } from 'react';
import { formatDate, formatTime } from '../../format.ts';
import { action } from '../../messages/en-CA/common.ts';
import { picker } from '../../messages/en-CA/picker.ts';
import { reschedule as words } from '../../messages/en-CA/reschedule.ts';
import { SlotPicker } from '../../picker/SlotPicker.tsx';
import { SlotPickerFooter, SlotPickerLead } from '../../picker/SlotPickerParts.tsx';
import { whyNext } from '../../picker/pickerWords.ts';
import { useStepFocus } from '../Booking/useStepFocus.ts';
import { ConfirmMove } from './ConfirmMove.tsx';
import type { MoveProps } from './MoveDetails.tsx';

/** The picker, then the confirmation, in one dialog (product spec 2, Reschedule page). */
export function MoveDialog(props: MoveProps) {
  const { snapshot, style, send, entry } = props;
  const id = useId();
  const isConfirming = snapshot.matches('confirming') || snapshot.matches('moving');
  const isPicking = snapshot.matches('choosing');
  const content = useStepFocus(isConfirming ? 'confirm' : 'picker');
  const isMoving = snapshot.matches('moving');
  const durationMinutes = parseDuration(props.booking.styleDuration) ?? 0;
  return (
    <Dialog
      isOpen={isPicking || isConfirming}
      onClose={entry.close}
      title={isConfirming ? words.confirm.title : words.picker.title}
      lead={isConfirming ? undefined : <SlotPickerLead style={style} />}
      size={isConfirming ? 'small' : 'large'}
      sheet="full"
      isPersistent={isMoving}
      closeLabel={action.close}
      footer={
        isConfirming ? (
          <Button
            size="lg"
            isFullWidth
            isBusy={isMoving}
            busyLabel={words.submitting}
            onClick={() => send({ type: 'move.submitted' })}
          >
            {words.submit}
          </Button>
        ) : (
          <SlotPickerFooter
            pickerId={id}
            slot={selectSlot(snapshot)}
            durationMinutes={durationMinutes}
            why={selectWhyNotNext(snapshot)}
            onNext={() => send({ type: 'slot.confirmed' })}
          />
        )
      }
    >
      <div ref={content}>
        {isConfirming ? (
          <ConfirmMove {...props} />
        ) : (
          <Picker {...props} pickerId={id} durationMinutes={durationMinutes} />
        )}
      </div>
    </Dialog>
  );
}

interface PickerProps extends MoveProps {
  pickerId: string;
  durationMinutes: number;
}

function Picker({ snapshot, send, pickerId, durationMinutes }: PickerProps) {
  const offer = selectOffer(snapshot);
  const { date, time } = snapshot.context;
  const isLoading = offer === null || snapshot.matches({ choosing: 'refreshing' });
  return (
    <>
      <SlotLost snapshot={snapshot} />
      {isLoading ? (
        <PlaitLoader label={picker.loading} />
      ) : (
        <SlotPicker
          pickerId={pickerId}
          offer={offer}
          date={date}
          time={time}
          durationMinutes={durationMinutes}
          onDate={(chosen) => send({ type: 'date.chosen', date: chosen })}
          onTime={(chosen) => send({ type: 'time.chosen', time: chosen })}
        />
      )}
    </>
  );
}

/** Someone else was quicker, or the studio has no chair at that time. */
function SlotLost({ snapshot }: Pick<MoveProps, 'snapshot'>) {
  const { slotProblem, lostSlot } = snapshot.context;
  if (slotProblem === null) return null;
  return (
    <Banner tone="critical" isLive>
      {slotProblem === 'taken' && lostSlot !== null
        ? words.taken({ date: formatDate(lostSlot.date), time: formatTime(lostSlot.time) })
        : whyNext(slotProblem)}
    </Banner>
  );
}
