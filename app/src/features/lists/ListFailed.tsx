import { ErrorState } from '@plaitful/design-system/ErrorState';
import { toast, type ToastOptions } from '@plaitful/design-system/Toast';
import { action } from '@plaitful/messages/en-CA/common';
import { useEffect, useRef } from 'react';
import { problemOf } from '../../lib/api/answer.ts';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';

interface ListFailedProps {
  text: string;
  error: unknown;
  /** @default no toast */
  toastText?: string | undefined;
  /** @default 'top-right' */
  toastAt?: ToastOptions['position'] | undefined;
  /** When it failed last, so that each failure shows one toast. */
  failedAt: number;
  onRetry: () => void;
}

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
      isLive={toastText === undefined}
      retry={{ label: action.tryAgain, onPress: onRetry }}
    />
  );
}
