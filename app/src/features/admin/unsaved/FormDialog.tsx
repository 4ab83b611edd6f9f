import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Form } from '@plaitful/design-system/Form';
import { Stack } from '@plaitful/design-system/Stack';
import { action } from '@plaitful/messages/en-CA/common';
import { useId, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { ContactText } from '../../../shell/ContactText.tsx';
import { LeaveUnsaved } from './LeaveUnsaved.tsx';

interface FormDialogProps {
  title: string;
  words: { cancel: string; submit: string; submitting: string };
  isDirty: boolean;
  isBusy: boolean;
  error: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, words, isDirty, isBusy, error, onSubmit, onClose, children } = props;
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
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
      {isDirty ? <LeavePage /> : null}
      <LeaveUnsaved isOpen={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </>
  );
}

/**
 * Asks before the page is left. The router asks only the last blocker, so this is mounted only while the form is
 * dirty.
 */
function LeavePage() {
  const blocker = useBlocker(true);
  return (
    <LeaveUnsaved
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}

function waitForTheAnswer(): void {}
