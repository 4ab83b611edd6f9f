import type { ApiProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { Form } from '@plaitful/design-system/Form';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import type { ReactNode } from 'react';
import { SubmitErrorBanner } from '../../shell/errorStates.tsx';

interface MailedLinkProps {
  labels: {
    /** Explains what the button does. */
    text: string;
    /** For readers who did not request the link. */
    notYou: string;
    submit: string;
    submitting: string;
    failed: string;
    /** The message when another account has the email address. */
    taken?: string;
  };
  onSubmit: () => void;
  isSubmitting: boolean;
  hasFailed: boolean;
  /** The problem of the last submit. */
  problem: ApiProblem | null;
  /** Fields before the button. */
  children?: ReactNode;
}

/** Explains what an emailed link does; a button does it, since mail scanners open links as well. */
export function EmailLinkConfirmation({
  labels,
  onSubmit,
  isSubmitting,
  hasFailed,
  problem,
  children,
}: MailedLinkProps) {
  return (
    <Form onSubmit={onSubmit}>
      <Stack gap={3}>
        <Text>{labels.text}</Text>
        <Text>{labels.notYou}</Text>
      </Stack>
      {hasFailed ? (
        <SubmitErrorBanner
          title={labels.failed}
          problem={problem}
          {...(labels.taken !== undefined && { hints: { email_taken: labels.taken } })}
        />
      ) : null}
      {children}
      <Button type="submit" size="lg" isFullWidth isBusy={isSubmitting} busyLabel={labels.submitting}>
        {labels.submit}
      </Button>
    </Form>
  );
}
