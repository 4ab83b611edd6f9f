import type { Business } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Heading } from '@plaitful/design-system/Heading';
import { Text } from '@plaitful/design-system/Text';
import { serverUnavailable } from '@plaitful/messages/en-CA/common';
import type { ReactNode } from 'react';
import { $api } from '../lib/api/client.ts';
import { ApiQueryProvider } from '../lib/api/ApiQueryProvider.tsx';
import { PageLoading, CenteredMessage } from './CenteredMessage.tsx';
import { useTitle } from '../lib/documentHead.ts';
import * as css from './layout.css.ts';

interface FetchedBusinessProps {
  children: (business: Business) => ReactNode;
}

export function BusinessLoader(props: FetchedBusinessProps) {
  return (
    <ApiQueryProvider>
      <Asked {...props} />
    </ApiQueryProvider>
  );
}

function Asked({ children }: FetchedBusinessProps) {
  const business = $api.useQuery('get', '/api/business', {}, { staleTime: Number.POSITIVE_INFINITY });
  if (business.data) return children(business.data);
  if (business.isError) return <BusinessDown onRetry={() => void business.refetch()} />;
  return <PageLoading />;
}

/** Shown when the studio's settings cannot be fetched, without which no page renders. */
function BusinessDown({ onRetry }: { onRetry: () => void }) {
  useTitle(serverUnavailable.title);
  return (
    <main>
      <CenteredMessage>
        <div className={css.text}>
          <Heading level={1} size="2xl">
            {serverUnavailable.title}
          </Heading>
          <Text size="lg">{serverUnavailable.textWithoutPhone}</Text>
          <Button onClick={onRetry}>{serverUnavailable.button}</Button>
        </div>
      </CenteredMessage>
    </main>
  );
}
