import { SkipLink } from '@plaitful/design-system/SkipLink';
import { nav } from '@plaitful/messages/en-CA/common';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteTopBar } from './SiteTopBar.tsx';
import { mainId } from './useFocusOnNavigation.ts';
import * as css from './SiteLayout.css.ts';

export function SiteLayout() {
  const isHome = useLocation().pathname === paths.home.path;
  const isLeaving = useNavigation().state !== 'idle';
  return (
    <div className={css.frame}>
      <SkipLink target={mainId}>{nav.skip}</SkipLink>
      <SiteTopBar ground={isHome ? 'hero' : 'page'} />
      <main id={mainId} tabIndex={-1} aria-busy={isLeaving} className={css.main}>
        <Outlet />
      </main>
      <SiteFooter hasPlait={isHome} />
    </div>
  );
}
