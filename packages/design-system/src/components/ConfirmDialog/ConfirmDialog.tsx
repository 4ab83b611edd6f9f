import { type ReactNode, useRef } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface ConfirmDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The question, which names what it is about: "Cancel this appointment?" */
  title: string;
  /** What will happen, and to what. */
  children: ReactNode;
  /** The words of its two buttons. */
  words: {
    /** Leaves everything as it is. */
    keep: string;
    /** Does it. A verb and its object, never "OK". */
    confirm: string;
    /** Spoken while it is done. */
    confirming: string;
  };
  /** Names the close button. */
  closeLabel: string;
  /** `danger` where something is taken away. @default 'primary' */
  tone?: 'primary' | 'danger';
  /** It is being done: the dialog stays until there is an answer. */
  isBusy: boolean;
  /** Why it could not be done, and what to do now. It stands in the dialog, where it can be tried again. */
  error?: ReactNode;
  /** Called when it is to be done. */
  onConfirm: () => void;
  /** Called when everything is to stay as it is. */
  onClose: () => void;
}

/** Asks before something that cannot simply be undone; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    words,
    closeLabel,
    tone = 'primary',
    isBusy,
    error,
    onConfirm,
    onClose,
  } = props;
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      initialFocus={keep}
      isBusy={isBusy}
      isAlert
      footer={
        <>
          <Button
            ref={keep}
            tone="secondary"
            isNotReady={isBusy}
            onNotReady={stayForTheAnswer}
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

/** It can no longer be left as it was: the answer is on its way. */
function stayForTheAnswer(): void {}
