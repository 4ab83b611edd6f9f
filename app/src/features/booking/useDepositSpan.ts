import { formatDuration } from '@plaitful/messages/format';
import { $api } from '../../lib/api/client.ts';
import { useBusiness } from '../../shell/business.tsx';

/** The time for the deposit of the member's next booking; sooner than usual after missed appointments. */
export function useDepositSpan() {
  const { depositDeadlineMinutes: usual } = useBusiness();
  const minutes = $api.useQuery('get', '/api/account').data?.depositDeadlineMinutes ?? usual;
  return { deadlineSpan: formatDuration(minutes), isSooner: minutes < usual };
}
