import type { Business } from '@plaitful/api-client/contract';
import type { ReactNode } from 'react';
import { $api } from '../lib/api/client.ts';
import { ServerData } from '../lib/api/ServerData.tsx';
import { BusinessDown } from './BusinessDown.tsx';
import { PageLoading } from './PageLoading.tsx';

interface AskedBusinessProps {
  children: (business: Business) => ReactNode;
}

/** The studio's settings from the server, for a page that came without them. */
export function AskedBusiness(props: AskedBusinessProps) {
  return (
    <ServerData>
      <Asked {...props} />
    </ServerData>
  );
}

function Asked({ children }: AskedBusinessProps) {
  const business = $api.useQuery('get', '/api/business', {}, { staleTime: Number.POSITIVE_INFINITY });
  if (business.data) return children(business.data);
  if (business.isError) return <BusinessDown onRetry={() => void business.refetch()} />;
  return <PageLoading />;
}
