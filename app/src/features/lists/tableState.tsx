import { ErrorState } from '@plaitful/design-system/ErrorState';
import type { TableState } from '@plaitful/design-system/PaginatedTable';
import { Loader } from '@plaitful/design-system/Loader';
import { toast, type ToastOptions } from '@plaitful/design-system/Toast';
import { action } from '@plaitful/messages/en-CA/common';
import { useEffect, useRef, type ReactNode } from 'react';
import { toProblem } from '../../lib/api/unwrapResponse.ts';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';

export interface ListQuery {
  data: readonly unknown[] | undefined;
  isError: boolean;
  isFetching: boolean;
  errorUpdatedAt: number;
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface ListLabels {
  loading: string;
  empty: ReactNode;
  failed: string;
  /** @default no toast */
  failedToast?: string;
  /** @default 'top-right' */
  toastAt?: ToastOptions['position'];
}

/** What replaces the rows, if anything. Loaded rows stay when refetching fails. */
export function getTableState(query: ListQuery, labels: ListLabels): TableState | undefined {
  if (query.data) return query.data.length === 0 ? { kind: 'empty', content: labels.empty } : undefined;
  if (!query.isError) return { kind: 'loading', label: labels.loading };
  return { kind: 'error', content: <LoadFailed query={query} labels={labels} /> };
}

interface LoadStateProps {
  query: Omit<ListQuery, 'data' | 'isFetching'>;
  labels: Omit<ListLabels, 'empty'>;
}

/** Shown in place of content until it is loaded. */
export function LoadingOrError({ query, labels }: LoadStateProps) {
  return query.isError ? <LoadFailed query={query} labels={labels} /> : <Loader label={labels.loading} />;
}

function LoadFailed({ query, labels: { failed, failedToast, toastAt = 'top-right' } }: LoadStateProps) {
  const errorMessages = useErrorMessages();
  const { errorUpdatedAt } = query;
  // Each failure shows one toast.
  const told = useRef(0);
  useEffect(() => {
    if (told.current === errorUpdatedAt) return;
    told.current = errorUpdatedAt;
    if (failedToast !== undefined) toast.error(failedToast, { position: toastAt });
  }, [errorUpdatedAt, failedToast, toastAt]);
  return (
    <ErrorState
      title={failed}
      text={errorMessages.afterLoading(toProblem(query.error))}
      isLive={failedToast === undefined}
      retry={{ label: action.tryAgain, onPress: () => void query.refetch() }}
    />
  );
}
