import { useRef } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { ConfirmDialogProps } from './ConfirmDialog.types.ts';

export type { ConfirmDialogProps } from './ConfirmDialog.types.ts';

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
