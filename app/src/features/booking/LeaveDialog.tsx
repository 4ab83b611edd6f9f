import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Grid } from '@plaitful/design-system/Grid';
import { Text } from '@plaitful/design-system/Text';
import { booking as words } from '@plaitful/messages/en-CA/booking';
import { action } from '@plaitful/messages/en-CA/common';

interface LeaveDialogProps {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a form half filled in is left, and says what becomes of it. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={words.leave.title}
      closeLabel={action.close}
      footer={
        <Grid columns={2} gap={3}>
          <Button tone="secondary" isFullWidth onClick={onLeave}>
            {words.leave.go}
          </Button>
          <Button isFullWidth onClick={onStay}>
            {words.leave.stay}
          </Button>
        </Grid>
      }
    >
      <Text>{words.leave.text}</Text>
    </Dialog>
  );
}
