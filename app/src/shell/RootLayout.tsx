import { LinkProvider } from '@plaitful/design-system/Link';
import { ToastRegion } from '@plaitful/design-system/Toast';
import { toast } from '@plaitful/messages/en-CA/common';
import { Outlet } from 'react-router-dom';
import { SessionHost } from '../lib/session/session.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useArrival } from './useArrival.ts';

/** What every page has around it, the site's and the owner's: links, the account dialog, toasts. */
export function RootLayout() {
  useArrival();
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <SessionHost />
      <ToastRegion label={toast.region} closeLabel={toast.dismiss} />
    </LinkProvider>
  );
}
