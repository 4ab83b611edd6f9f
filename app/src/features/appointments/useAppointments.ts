import { $api } from '../../lib/api/client.ts';
import { newestFirst } from './newestFirst.ts';
import { useSession } from '../../lib/session/session.tsx';

export function useAppointments() {
  const { user } = useSession();
  return $api.useQuery(
    'get',
    '/api/users/bookings/{userId}',
    { params: { path: { userId: user?.id ?? 0 } } },
    { enabled: user !== null, select: newestFirst },
  );
}
