import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { action } from '@plaitful/messages/en-CA/common';
import { unsaved } from '@plaitful/messages/en-CA/unsavedChanges';
import { useBlocker, type BlockerFunction } from 'react-router-dom';

interface LeaveUnsavedProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

export function UnsavedChangesDialog({ isOpen, onStay, onLeave }: LeaveUnsavedProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={unsaved.title}
      words={{ keep: unsaved.stay, confirm: unsaved.go, confirming: unsaved.go }}
      closeLabel={action.close}
      tone="danger"
      isBusy={false}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{unsaved.text}</p>
    </ConfirmDialog>
  );
}

/**
 * Shows a dialog before another page of the site is opened. The router uses only the last mounted blocker.
 */
export function UnsavedChangesGuard({ when }: { when: true | BlockerFunction }) {
  const blocker = useBlocker(when);
  return (
    <UnsavedChangesDialog
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
