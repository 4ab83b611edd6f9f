import { ConfirmDialog, type ConfirmDialogProps } from '@plaitful/design-system/ConfirmDialog';
import { action } from '@plaitful/messages/en-CA/common';

interface ConfirmCallDialogProps extends Omit<
  ConfirmDialogProps,
  'words' | 'title' | 'closeLabel' | 'isBusy'
> {
  title: string;
  labels: ConfirmDialogProps['words'];
  call: { isPending: boolean; reset: () => void };
}

/** Asks before a call that deletes or ends something. */
export function ConfirmCallDialog({ labels, call, onClose, ...dialog }: ConfirmCallDialogProps) {
  return (
    <ConfirmDialog
      tone="danger"
      {...dialog}
      words={labels}
      closeLabel={action.close}
      isBusy={call.isPending}
      onClose={() => {
        call.reset();
        onClose();
      }}
    />
  );
}
