import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Form } from '@plaitful/design-system/Form';
import { Stack } from '@plaitful/design-system/Stack';
import { action } from '@plaitful/messages/en-CA/common';
import { useId, useState, type ReactNode } from 'react';
import { ContactText } from '../../../shell/ContactText.tsx';
import { useLeaveGuard } from '../../../lib/routing/AppRouter.tsx';
import { LeaveUnsaved } from './LeaveUnsaved.tsx';

interface FormDialogProps {
  title: string;
  words: { cancel: string; submit: string; submitting: string };
  /** Something was typed that is not saved: leaving asks first. */
  isDirty: boolean;
  /** It is being sent. */
  isBusy: boolean;
  /** Why it could not be sent, and what to do now. */
  error: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, which is there as long as it is open: it is sent by Enter or its button, and kept from slips. */
export function FormDialog(props: FormDialogProps) {
  const { title, words, isDirty, isBusy, error, onSubmit, onClose, children } = props;
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const leaving = useLeaveGuard(() => isDirty);
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        title={title}
        closeLabel={action.close}
        initialFocus="field"
        isBusy={isBusy}
        footer={
          <>
            <Button tone="secondary" isNotReady={isBusy} onNotReady={waitForTheAnswer} onClick={close}>
              {words.cancel}
            </Button>
            <Button type="submit" form={formId} isBusy={isBusy} busyLabel={words.submitting}>
              {words.submit}
            </Button>
          </>
        }
      >
        <Form id={formId} onSubmit={onSubmit}>
          <Stack gap={4}>
            {error === undefined ? null : (
              <Banner tone="critical" isLive>
                <ContactText text={error} />
              </Banner>
            )}
            {children}
          </Stack>
        </Form>
      </Dialog>
      <LeaveUnsaved
        isOpen={isAsking || leaving.isAsking}
        onStay={() => {
          setAsking(false);
          leaving.stay();
        }}
        onLeave={() => {
          if (leaving.isAsking) leaving.leave();
          else onClose();
        }}
      />
    </>
  );
}

/** It can no longer be left as it was: the answer is on its way. */
function waitForTheAnswer(): void {}
