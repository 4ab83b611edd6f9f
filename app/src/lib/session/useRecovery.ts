import { useEffect, useRef } from 'react';
import { useSession } from './session.tsx';

/**
 * Retries what failed for want of a connection or a session once there is one.
 * @param retry decides whether there is anything to retry
 */
export function useRecovery(retry: () => void): void {
  const { isMember } = useSession();
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  }, [retry]);
  useEffect(() => {
    const recover = () => latest.current();
    window.addEventListener('online', recover);
    return () => window.removeEventListener('online', recover);
  }, []);
  const wasMember = useRef(isMember);
  useEffect(() => {
    if (isMember && !wasMember.current) latest.current();
    wasMember.current = isMember;
  }, [isMember]);
}
