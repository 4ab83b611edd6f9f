import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { parseDuration } from '@plaitful/domain/duration';
import { selectSlot, selectWhyNotNext } from '@plaitful/flows/reschedule/select';
import { action } from '@plaitful/messages/en-CA/common';
import { picker } from '@plaitful/messages/en-CA/picker';
import { reschedule as words } from '@plaitful/messages/en-CA/reschedule';
import { useId } from 'react';
import { SlotPickerFooter, SlotPickerLead } from '../booking/picker/SlotPickerParts.tsx';
import { useStepFocus } from '../booking/useStepFocus.ts';
import { ConfirmMove } from './ConfirmMove.tsx';
import type { MoveProps } from './MoveDetails.tsx';
import { MovePicker } from './MovePicker.tsx';

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
          <MovePicker
            snapshot={snapshot}
            send={send}
            pickerId={id}
            words={{ loading: picker.loading, taken: words.taken }}
          />
        )}
      </div>
    </Dialog>
  );
}
