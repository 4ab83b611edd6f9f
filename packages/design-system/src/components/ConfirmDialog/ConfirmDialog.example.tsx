import { useState } from 'react';
import { Button } from '@plaitful/design-system/Button';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';

export function ConfirmDialogExample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        Cancel appointment
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        onConfirm={close}
        title="Cancel this appointment?"
        words={{ keep: 'Keep it', confirm: 'Cancel it', confirming: 'Cancelling...' }}
        closeLabel="Close"
        tone="danger"
        isBusy={false}
      >
        The time is offered to other families at once.
      </ConfirmDialog>
    </>
  );
}
