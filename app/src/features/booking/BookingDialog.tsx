import { Dialog } from '@plaitful/design-system/Dialog';
import { action } from '@plaitful/messages/en-CA/common';
import type { ReactNode } from 'react';
import { useStepInTitle } from '../../lib/titleNotes.ts';
import { BookingRail, stepLabel, type BookingRailProps } from './BookingRail.tsx';
import { StepContent } from './StepContent.tsx';

interface BookingDialogProps extends BookingRailProps {
  /** Which step is shown; with another one the keyboard starts at the title again. */
  step: string;
  title: string;
  lead?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  isOpen: boolean;
  /** Stays open on Esc, while a booking is under way. */
  isPersistent: boolean;
  onClose: () => void;
}

/** The frame of every step of a booking: beside it the style and how far the parent has come. */
export function BookingDialog({
  step,
  style,
  slot,
  childName,
  done,
  children,
  ...dialog
}: BookingDialogProps) {
  useStepInTitle(dialog.isOpen ? stepLabel(done) : undefined);
  return (
    <Dialog
      {...dialog}
      size="large"
      sheet="full"
      closeLabel={action.close}
      rail={<BookingRail style={style} slot={slot} childName={childName} done={done} />}
    >
      <StepContent step={step}>{children}</StepContent>
    </Dialog>
  );
}
