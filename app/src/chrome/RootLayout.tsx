import { LinkProvider } from '@plaitful/design-system/Link';
import { SkipLink } from '@plaitful/design-system/SkipLink';
import { ToastRegion } from '@plaitful/design-system/Toast';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { nav, toast } from '../messages/en-CA/common.ts';
import { paths } from '../paths.ts';
import { AccountDialogHost } from '../session/AccountDialogHost.tsx';
import { useSessionEffects } from '../session/useSessionEffects.ts';
import { PageLoading } from './PageLoading.tsx';
import { RouterLink } from './RouterLink.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteTopBar } from './SiteTopBar.tsx';
import { mainId, useArrival } from './useArrival.ts';
import * as css from './RootLayout.css.ts';

/** The frame of every page: the way past the menu, the top bar, the page itself, the footer, the account dialog. */
export function RootLayout() {
  const isHome = useLocation().pathname === paths.home.path;
  const isLeaving = useNavigation().state === 'loading';
  useArrival();
  useSessionEffects();
  return (
    <LinkProvider component={RouterLink}>
      <div className={css.frame}>
        <SkipLink target={mainId}>{nav.skip}</SkipLink>
        <SiteTopBar ground={isHome ? 'hero' : 'page'} />
        <main id={mainId} tabIndex={-1} aria-busy={isLeaving} className={css.main}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </main>
        <SiteFooter hasPlait={isHome} />
        <AccountDialogHost />
        <ToastRegion label={toast.region} closeLabel={toast.dismiss} />
        <ScrollRestoration />
      </div>
    </LinkProvider>
  );
}
