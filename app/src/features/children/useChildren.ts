import { $api } from '../../lib/api/client.ts';
import { useSession } from '../../lib/session/session.tsx';

export const childrenPath = '/api/account/children';

/** The saved children of the member, by name. */
export function useChildren({ isNeeded = true } = {}) {
  const { user } = useSession();
  return $api.useQuery('get', childrenPath, {}, { enabled: isNeeded && user !== null });
}
