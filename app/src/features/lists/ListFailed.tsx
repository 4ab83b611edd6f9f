import { ErrorState } from '@plaitful/design-system/ErrorState';
import { toast, type ToastOptions } from '@plaitful/design-system/Toast';
import { action } from '@plaitful/messages/en-CA/common';
import { useEffect, useRef } from 'react';
import { problemOf } from '../../lib/api/answer.ts';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';

interface ListFailedProps {
  /** What stands in the list's place. */
  text: string;
  /** What went wrong: it says what can be done. */
  error: unknown;
  /** What a toast says, where the specification has other words for it. @default no toast, since the text says it */
  toastText?: string | undefined;
  /** Where the toast shows. @default 'top-right' */
  toastAt?: ToastOptions['position'] | undefined;
  /** When it failed last, so that each failure is told once. */
  failedAt: number;
  onRetry: () => void;
}

/** Stands where a list could not be loaded: the words, and the way to try again. */
export function ListFailed(props: ListFailedProps) {
  const { text, error, toastText, toastAt = 'top-right', failedAt, onRetry } = props;
  const errorMessages = useErrorMessages();
  const told = useRef(0);
  useEffect(() => {
    if (told.current === failedAt) return;
    told.current = failedAt;
    if (toastText !== undefined) toast.error(toastText, { position: toastAt });
  }, [failedAt, toastText, toastAt]);
  return (
    <ErrorState
      title={text}
      text={errorMessages.afterLoading(problemOf(error))}
      // A screen reader hears one of the two.
      isLive={toastText === undefined}
      retry={{ label: action.tryAgain, onPress: onRetry }}
    />
  );
}
