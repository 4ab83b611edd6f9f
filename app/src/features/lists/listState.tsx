import type { TableState } from '@plaitful/design-system/PaginatedTable';
import type { ToastOptions } from '@plaitful/design-system/Toast';
import type { ReactNode } from 'react';
import { ListFailed } from './ListFailed.tsx';

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
