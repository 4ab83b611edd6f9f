import { Dialog } from '@plaitful/design-system/Dialog';
import { action } from '@plaitful/messages/en-CA/common';
import type { ReactNode } from 'react';
import { useStepInTitle } from '../../lib/titleNotes.ts';
import { BookingRail, stepLabel, type BookingRailProps } from './BookingRail.tsx';
import { useStepFocus } from './useStepFocus.ts';

interface BookingDialogProps extends BookingRailProps {
  /** Which part of the way is shown; with another one the keyboard starts at the title again. */
  part: string;
  title: string;
  lead?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** @default true */
  isOpen?: boolean;
  /** Stays open on Esc, while a booking is under way. @default false */
  isPersistent?: boolean;
  onClose: () => void;
}

/** The frame of every part of a booking: beside it the style and how far the parent has come. */
export function BookingDialog({
  part,
  style,
  slot,
  childName,
  done,
  children,
  ...dialog
}: BookingDialogProps) {
  const content = useStepFocus(part);
  const isOpen = dialog.isOpen ?? true;
  useStepInTitle(isOpen ? stepLabel(done) : undefined);
  return (
    <Dialog
      {...dialog}
      isOpen={isOpen}
      size="large"
      sheet="full"
      closeLabel={action.close}
      rail={<BookingRail style={style} slot={slot} childName={childName} done={done} />}
    >
      <div ref={content}>{children}</div>
    </Dialog>
  );
}
