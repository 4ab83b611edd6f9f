import { useEffect, useRef } from 'react';
import { useDialogEntry, type DialogEntry } from '../../shell/useDialogEntry.ts';
import type { RescheduleSnapshot, SendReschedule } from './useReschedule.ts';

/**
 * Keeps the dialog's entry in the history and the machine together: the entry opens and closes the picker, and goes when
 * the machine closes it. While the appointment is being moved, Back waits for the answer.
 */
export function useMoveEntry(snapshot: RescheduleSnapshot, send: SendReschedule): DialogEntry {
  const entry = useDialogEntry('picker');
  const { isOpen, open, close } = entry;
  const isMoving = snapshot.matches('moving');
  const isShown = isMoving || snapshot.matches('choosing') || snapshot.matches('confirming');
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
