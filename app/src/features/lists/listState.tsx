import { ErrorState } from '@plaitful/design-system/ErrorState';
import type { TableState } from '@plaitful/design-system/PaginatedTable';
import { toast, type ToastOptions } from '@plaitful/design-system/Toast';
import { action } from '@plaitful/messages/en-CA/common';
import { useEffect, useRef, type ReactNode } from 'react';
import { problemOf } from '../../lib/api/answer.ts';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';

export interface ListQuery {
  data: readonly unknown[] | undefined;
  isError: boolean;
  isFetching: boolean;
  errorUpdatedAt: number;
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface ListWords {
  loading: string;
  empty: ReactNode;
  failed: string;
  /** @default no toast */
  failedToast?: string;
  /** @default 'top-right' */
  toastAt?: ToastOptions['position'];
}

/** What replaces the rows, if anything. Loaded rows stay when refetching fails. */
export function listState(query: ListQuery, words: ListWords): TableState | undefined {
  if (query.data) return query.data.length === 0 ? { kind: 'empty', content: words.empty } : undefined;
  if (!query.isError) return { kind: 'loading', label: words.loading };
  return {
    kind: 'error',
    content: (
      <ListFailed
        text={words.failed}
        error={query.error}
        toastText={words.failedToast}
        toastAt={words.toastAt}
        failedAt={query.errorUpdatedAt}
        onRetry={() => void query.refetch()}
      />
    ),
  };
}

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
