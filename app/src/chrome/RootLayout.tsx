import { LinkProvider } from '@plaitful/design-system/Link';
import { ToastRegion } from '@plaitful/design-system/Toast';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { toast } from '../messages/en-CA/common.ts';
import { AccountDialogHost } from '../session/AccountDialogHost.tsx';
import { useSessionEffects } from '../session/useSessionEffects.ts';
import { RouterLink } from './RouterLink.tsx';
import { useArrival } from './useArrival.ts';

/** What every page has around it, the site's and the owner's: links, the account dialog, toasts. */
export function RootLayout() {
  useArrival();
  useSessionEffects();
  return (
    <LinkProvider component={RouterLink}>
      <Outlet />
      <AccountDialogHost />
      <ToastRegion label={toast.region} closeLabel={toast.dismiss} />
      <ScrollRestoration getKey={placeOf} />
    </LinkProvider>
  );
}

/** Every first page of a visit has the key `default`: told apart by its path, a new one begins at its top. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);
