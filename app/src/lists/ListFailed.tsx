import { readProblem } from '@plaitful/api-client/problem';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { toast, type ToastOptions } from '@plaitful/design-system/Toast';
import { useEffect, useRef } from 'react';
import { useHelp } from '../api/useHelp.ts';
import { action } from '../messages/en-CA/common.ts';

interface ListFailedProps {
  /** What stands in the list's place. */
  text: string;
  /** What went wrong, where it is known: it says what can be done. */
  error?: unknown;
  /** What the toast says; it is what a screen reader hears. */
  toastText: string;
  /** Where the toast shows. @default 'top-right' */
  toastAt?: ToastOptions['position'] | undefined;
  /** When it failed last, so that each failure is told once. */
  failedAt: number;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands where a list could not be loaded: the words, and the way to try again. */
export function ListFailed(props: ListFailedProps) {
  const { text, error, toastText, toastAt = 'top-right', failedAt, isRetrying, onRetry } = props;
  const help = useHelp();
  const told = useRef(0);
  useEffect(() => {
    if (told.current === failedAt) return;
    told.current = failedAt;
    toast.error(toastText, { position: toastAt });
  }, [failedAt, toastText, toastAt]);
  return (
    <ErrorState
      title={text}
      text={error instanceof Object ? help.afterLoading(readProblem(error)) : undefined}
      isLive={false}
      retry={{ label: action.tryAgain, onPress: onRetry, isBusy: isRetrying }}
    />
  );
}
