import { formatDuration } from '@plaitful/messages/format';
import { useAccount } from '../../lib/session/account.ts';
import { useBusiness } from '../../shell/business.tsx';

/** The time for the deposit of the member's next booking; sooner than usual after missed appointments. */
export function useDepositSpan() {
  const { depositDeadlineMinutes: usual } = useBusiness();
  const minutes = useAccount().data?.depositDeadlineMinutes ?? usual;
  return { deadlineSpan: formatDuration(minutes), isSooner: minutes < usual };
}
