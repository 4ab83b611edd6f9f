import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeaveGuard } from '../../lib/routing/AppRouter.tsx';
import { LeaveUnsaved } from './unsaved/LeaveUnsaved.tsx';

interface UnsavedProps {
  /** Whether something would be lost; asked when the page is about to be left. */
  hasChanges: () => boolean;
}

/** Asks before a form with unsaved changes is left: by a dialog of ours within the site, by the browser's own out of it. */
export function Unsaved({ hasChanges }: UnsavedProps) {
  const here = useLocation().pathname;
  const { isAsking, stay, leave } = useLeaveGuard((pathname) => pathname !== here && hasChanges());
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);
  return <LeaveUnsaved isOpen={isAsking} onStay={stay} onLeave={leave} />;
}
