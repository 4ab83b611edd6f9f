import { selectSlot } from '@plaitful/flows/booking/select';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Style } from '../../lib/api/types.ts';
import { paths } from '../../lib/paths.ts';
import { useAccountDialog } from '../../lib/session/accountDialog.tsx';
import { readSlotDraft, writeSlotDraft } from './bookingDrafts.ts';
import { BookingView } from './BookingView.tsx';
import { useBooking } from './useBooking.ts';

interface PickerDialogProps {
  /** The style to find a time for. */
  style: Style;
  onClose: () => void;
}

/**
 * The date and time picker over the style page, open to guests as well (reading 9a). Next leads members to the booking
 * form, and guests to Members Only, which keeps the chosen slot (reading 14).
 */
export function PickerDialog({ style, onClose }: PickerDialogProps) {
  const navigate = useNavigate();
  const { dialog, openMembers, close } = useAccountDialog();
  const [earlier] = useState(() => readSlotDraft(style.styleId));
  const { snapshot, send, actor } = useBooking({ style, slot: earlier, resumeAt: 'picker' });
  const { date, time } = snapshot.context;
  useEffect(() => {
    if (date !== null && time !== null) writeSlotDraft(style.styleId, { date, time });
  }, [style.styleId, date, time]);

  const next = (): void => {
    send({ type: 'slot.confirmed' });
    const now = actor.getSnapshot();
    const chosen = selectSlot(now);
    if (chosen === null) return;
    const href = paths.booking.href({ style: style.styleId, ...chosen });
    if (now.matches('details')) void navigate(href, { state: { style: now.context.style } });
    if (now.matches('askingMembership')) {
      const kept = { styleName: style.style, date: formatDate(chosen.date), time: formatTime(chosen.time) };
      openMembers({ kept, returnTo: href });
    }
  };

  // Closing the dialogs that ask who is here leads back to the picker.
  const isAsking = snapshot.matches('askingMembership');
  const wasAsked = useRef(false);
  useEffect(() => {
    const isDeclined = isAsking && wasAsked.current && dialog === undefined;
    wasAsked.current = isAsking && dialog !== undefined;
    if (isDeclined) send({ type: 'membership.declined' });
  }, [isAsking, dialog, send]);

  // Back leaves the picker, and with it the dialogs that ask who is here.
  const closeAsking = useRef(close);
  useEffect(() => {
    closeAsking.current = close;
  }, [close]);
  useEffect(
    () => () => {
      if (wasAsked.current) closeAsking.current();
    },
    [],
  );

  return (
    <BookingView
      snapshot={snapshot}
      send={send}
      startsWith="picker"
      isOpen={!isAsking && !snapshot.matches('details')}
      onNext={next}
      onClose={onClose}
    />
  );
}
