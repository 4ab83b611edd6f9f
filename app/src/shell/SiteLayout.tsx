import { SkipLink } from '@plaitful/design-system/SkipLink';
import { nav } from '@plaitful/messages/en-CA/common';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { useIsLeaving } from '../lib/routing/AppRouter.tsx';
import { PageLoading } from './PageLoading.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteTopBar } from './SiteTopBar.tsx';
import { mainId } from './useArrival.ts';
import * as css from './SiteLayout.css.ts';

/** The frame of the public and the members' pages: the way past the menu, the top bar, the page itself, the footer. */
export function SiteLayout() {
  const isHome = useLocation().pathname === paths.home.path;
  const isLeaving = useIsLeaving();
  return (
    <div className={css.frame}>
      <SkipLink target={mainId}>{nav.skip}</SkipLink>
      <SiteTopBar ground={isHome ? 'hero' : 'page'} />
      <main id={mainId} tabIndex={-1} aria-busy={isLeaving} className={css.main}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <SiteFooter hasPlait={isHome} />
    </div>
  );
}
