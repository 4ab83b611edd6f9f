import { useEffect, useRef } from 'react';
import { useSession } from './session.tsx';

/**
 * Tries again what failed for want of a connection or of a session, as soon as there is one.
 * @param retry to be called then; it decides whether there is anything to try again
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
