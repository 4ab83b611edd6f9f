import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink } from '@plaitful/design-system/Link';
import type { ComponentProps } from 'react';
import { isNotFoundOrInvalidId } from '../../lib/api/client.ts';
import { LoadingOrError } from '../lists/tableState.tsx';

interface RecordStateProps extends Pick<ComponentProps<typeof LoadingOrError>, 'query'> {
  isId: boolean;
  labels: { loading: string; loadFailed: string; missing: { text: string; button: string } };
  listHref: string;
}

export function RecordLoadState({ isId, query, labels, listHref }: RecordStateProps) {
  const { loading, loadFailed, missing } = labels;
  if (isId && !(query.isError && isNotFoundOrInvalidId(query.error))) {
    return <LoadingOrError query={query} labels={{ loading, failed: loadFailed }} />;
  }
  return (
    <EmptyState title={missing.text} action={<ButtonLink href={listHref}>{missing.button}</ButtonLink>} />
  );
}
