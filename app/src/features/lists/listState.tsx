import type { TableState } from '@plaitful/design-system/PaginatedTable';
import type { ToastOptions } from '@plaitful/design-system/Toast';
import type { ReactNode } from 'react';
import { ListFailed } from './ListFailed.tsx';

/** How loading a list went, as TanStack Query tells it. */
export interface ListQuery {
  /** The rows; undefined until they were loaded once. */
  data: readonly unknown[] | undefined;
  isError: boolean;
  /** Whether rows are on their way, the first or newer ones. */
  isFetching: boolean;
  errorUpdatedAt: number;
  /** What went wrong the last time. */
  error: unknown;
  refetch: () => Promise<unknown>;
}

interface ListWords {
  loading: string;
  /** Stands in the place of a list without rows. */
  empty: ReactNode;
  failed: string;
  /** What a toast says as well. @default no toast */
  failedToast?: string;
  /** Where that toast shows (reading 40). @default 'top-right' */
  toastAt?: ToastOptions['position'];
}

/** What stands in the place of rows, if anything. What was loaded once stays, even when loading it anew fails. */
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
