'use client';

import { type ReactNode, useRef } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question, including its object: "Cancel this appointment?" */
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** Labels of the two buttons. */
  words: {
    /** Closes the dialog without the action. */
    keep: string;
    /** Performs the action. A verb and its object, never "OK". */
    confirm: string;
    /** Label while the action is in progress. */
    confirming: string;
  };
  /** Label of the close button. */
  closeLabel: string;
  /** `danger` for destructive actions. @default 'default' */
  tone?: 'default' | 'danger';
  /** The action is in progress: the dialog cannot be closed until it has finished. */
  isBusy: boolean;
  /** Why the action failed and what to do, shown in the dialog. */
  error?: ReactNode;
  onConfirm: () => void;
  /** Called when the user cancels or closes the dialog. */
  onClose: () => void;
  /** What receives the focus when it closes, as for Dialog: name it where the action removes the opener. */
  returnFocus?: DialogProps['returnFocus'];
  /** How long a phone vibrates when it closes, as for Dialog. @default 200 */
  vibrate?: DialogProps['vibrate'];
}

/** Asks for confirmation of an action that cannot simply be undone; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    words,
    closeLabel,
    tone = 'default',
    isBusy,
    error,
    onConfirm,
    onClose,
    returnFocus,
    vibrate,
  } = props;
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      initialFocus={keep}
      returnFocus={returnFocus}
      vibrate={vibrate}
      isBusy={isBusy}
      isAlert
      footer={
        <>
          <Button
            ref={keep}
            variant="outline"
            isDisabled={isBusy}
            onDisabledClick={ignorePress}
            onClick={onClose}
          >
            {words.keep}
          </Button>
          <Button tone={tone} isBusy={isBusy} busyLabel={words.confirming} onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        {error !== undefined && error !== null && (
          <Banner tone="critical" isLive>
            {error}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}

/** Too late to cancel: the request has been sent. */
function ignorePress(): void {}
