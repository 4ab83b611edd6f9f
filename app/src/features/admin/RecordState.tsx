import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink } from '@plaitful/design-system/Link';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { isMissing } from '../../lib/api/client.ts';
import { ListFailed, type ListQuery } from '../lists/listState.tsx';

interface RecordStateProps {
  isId: boolean;
  query: Omit<ListQuery, 'data'>;
  words: { loading: string; loadFailed: string; missing: { text: string; button: string } };
  listHref: string;
}

export function RecordState({ isId, query, words, listHref }: RecordStateProps) {
  if (!isId || (query.isError && isMissing(query.error))) {
    return (
      <EmptyState
        title={words.missing.text}
        action={<ButtonLink href={listHref}>{words.missing.button}</ButtonLink>}
      />
    );
  }
  if (query.isError) {
    return (
      <ListFailed
        text={words.loadFailed}
        error={query.error}
        failedAt={query.errorUpdatedAt}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <PlaitLoader label={words.loading} />;
}
