import { readProblem } from '@plaitful/api-client/problem';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { toast } from '@plaitful/design-system/Toast';
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
  /** When it failed last, so that each failure is told once. */
  failedAt: number;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands where a list could not be loaded: the words, and the way to try again. */
export function ListFailed({ text, error, toastText, failedAt, isRetrying, onRetry }: ListFailedProps) {
  const help = useHelp();
  const told = useRef(0);
  useEffect(() => {
    if (told.current === failedAt) return;
    told.current = failedAt;
    toast.error(toastText);
  }, [failedAt, toastText]);
  return (
    <ErrorState
      title={text}
      text={error instanceof Object ? help.afterLoading(readProblem(error)) : undefined}
      isLive={false}
      retry={{ label: action.tryAgain, onPress: onRetry, isBusy: isRetrying }}
    />
  );
}
