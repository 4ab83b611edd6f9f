import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Stack } from '@plaitful/design-system/Stack';
import type { ReactNode } from 'react';
import { action } from '../messages/en-CA/common.ts';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What will happen, and to what. */
  children: ReactNode;
  words: {
    /** Leaves everything as it is. */
    keep: string;
    confirm: string;
    /** Heard while it is done. */
    confirming: string;
  };
  /** `danger` where something is taken away. @default 'primary' */
  tone?: 'primary' | 'danger';
  /** It is being done: the dialog stays until there is an answer. */
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot simply be undone (reading 39). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, words, tone = 'primary', isBusy, onConfirm, onClose } = props;
  const closeUnlessBusy = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeUnlessBusy}
      title={title}
      closeLabel={action.close}
      isPersistent={isBusy}
      footer={
        <>
          <Button tone="secondary" onClick={closeUnlessBusy}>
            {words.keep}
          </Button>
          <Button tone={tone} isBusy={isBusy} busyLabel={words.confirming} onClick={onConfirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <Stack gap={4}>{children}</Stack>
    </Dialog>
  );
}
