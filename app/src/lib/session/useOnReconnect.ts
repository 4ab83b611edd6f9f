import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from './session.tsx';

/**
 * Retries what failed without a connection or session once there is one.
 * @param retry decides whether there is anything to retry
 */
export function useOnReconnect(retry: () => void): void {
  const { isMember } = useSession();
  const recover = useEffectEvent(retry);
  useEffect(() => {
    const onOnline = () => recover();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  const wasMember = useRef(isMember);
  useEffect(() => {
    if (isMember && !wasMember.current) recover();
    wasMember.current = isMember;
  }, [isMember]);
}
